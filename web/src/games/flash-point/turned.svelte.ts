// On a narrow page the house is turned by a quarter, clockwise: its cells are a third larger then.

const NARROW = '(max-width: 800px) and (orientation: portrait)';

let turned = $state(false);

export function isTurned(): boolean {
  return turned;
}

export function turn(value: boolean): void {
  turned = value;
}

if (typeof matchMedia === 'function') {
  const narrow = matchMedia(NARROW);
  turn(narrow.matches);
  narrow.addEventListener('change', () => turn(narrow.matches));
}
