import feurio from '../feurio';
export default feurio;
