// What a person prefers, kept in the browser. A browser that forbids storage only forgets it.

import { preferredLanguage, speak, type Language } from '../i18n/say.svelte';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';

export interface Settings {
  language: Language;
  theme: Theme;
  /** How fast consequences are shown: 0 at once, 1 normal, 2 twice as fast, 0.5 half. */
  speed: number;
  /** `auto` follows the system. */
  motion: 'auto' | 'full' | 'reduced';
  confirmTurn: boolean;
  sound: boolean;
  /** The tilted view of Taluva's island. */
  tilted: boolean;
  name: string;
}

const KEY = 'hearth.settings';

function defaults(): Settings {
  return {
    language: preferredLanguage(),
    theme: 'auto',
    speed: 1,
    motion: 'auto',
    confirmTurn: false,
    sound: false,
    tilted: true,
    name: '',
  };
}

function load(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return { ...defaults(), ...kept };
  } catch {
    return defaults();
  }
}

export const settings = $state<Settings>(load());

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Forbidden or full: the choice holds until the page is closed.
  }
  apply();
}

/** Lets the page follow the settings. */
export function apply(): void {
  speak(settings.language);
  const root = document.documentElement;
  root.dataset['theme'] = settings.theme;
  root.dataset['motion'] = still() ? 'reduced' : 'full';
}

/** Whether nothing should move by itself. */
export function still(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
