import { useThemeOf } from '#kit/theme.ts';
import { useUi } from '../../kernel/store/selectors.ts';

/** The theme that the page editor shows: the chosen one, or the system's. */
export function useTheme(): 'light' | 'dark' {
  return useThemeOf(useUi('theme'));
}
