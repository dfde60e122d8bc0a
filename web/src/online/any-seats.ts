// Whether this device has seats online, found out without loading anything that knows about them:
// the home page asks this first.

/** Where the keys are kept. */
export const STORAGE = 'hearth.seats';

let unkept = false;

/** There are seats the browser refused to keep. */
export function haveUnkept(): void {
  unkept = true;
}

export function anySeats(): boolean {
  try {
    return unkept || localStorage.getItem(STORAGE) !== null;
  } catch {
    return unkept;
  }
}
