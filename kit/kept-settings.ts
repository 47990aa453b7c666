import { isRecord } from '#runtime/content/json.ts';
import { storage } from '#runtime/state/storage.ts';
import { THEME_CHOICES, type ThemeChoice } from './theme.ts';

const KEY = 'editor.ui';

/** What this browser keeps of how the user left the page editor; empty when nothing can be read. */
export function readKeptSettings(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage.get(KEY) ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

export function keepSettings(settings: Record<string, unknown>): void {
  storage.set(KEY, JSON.stringify(settings));
}

/** The theme of the page editor, which the admin panel follows until it has one of its own. */
export function keptTheme(): ThemeChoice | undefined {
  const { theme } = readKeptSettings();
  return THEME_CHOICES.find((value) => value === theme);
}
