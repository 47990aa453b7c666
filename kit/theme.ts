import { useSyncExternalStore } from 'react';

/** The theme that a user chose for the back office; the shop's pages have none. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export const THEME_CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

const DARK = '(prefers-color-scheme: dark)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** What a choice of theme comes to on this system. */
export function useThemeOf(choice: ThemeChoice): 'light' | 'dark' {
  const systemIsDark = useSyncExternalStore(subscribe, () => window.matchMedia(DARK).matches);
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}
