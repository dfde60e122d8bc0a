import { href } from '../router.svelte';

/** The whole address of a place in Hearth, to send to somebody. */
export function linkTo(...parts: string[]): string {
  const { origin, pathname } = location;
  return origin + pathname + href(...parts);
}

/** Copies a text; whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
