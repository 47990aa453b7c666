import { useSyncExternalStore } from 'react';

import type { ThemeChoice } from '../../kernel/store/editor-state.ts';
import { useUi } from '../../kernel/store/selectors.ts';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The theme that shows: the chosen one, or the system's. The shop's page has none. */
export function useTheme(): 'light' | 'dark' {
  return useThemeOf(useUi('theme'));
}

/** What a choice of theme comes to on this system. */
export function useThemeOf(choice: ThemeChoice): 'light' | 'dark' {
  const systemIsDark = useSyncExternalStore(subscribe, () => window.matchMedia(DARK).matches);
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}
