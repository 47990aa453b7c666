import { LOCALES, type Locale } from '#domain/locales.ts';
import { keepSettings, keptTheme, readKeptSettings } from '#kit/kept-settings.ts';
import type { RailTab, UiState } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import { isNarrow, isPhone } from './narrow.ts';
import { CANVAS_WIDTHS, setWidth } from './scope.ts';
import { setUi } from './ui.ts';

const RAILS: readonly (RailTab | null)[] = ['insert', 'outline', 'look', null];

/** Brings back how the user left the shell, and keeps it from now on. */
export function keepUiSettings(store: EditorStore): void {
  setUi(store, readUiSettings());
  if (isNarrow()) setUi(store, { rail: null, panel: false });
  if (isPhone()) setWidth(store, CANVAS_WIDTHS.mobile);
  giveWayWhenNarrow(store);
  store.subscribe(({ ui }, { ui: before }) => {
    const { theme, locale, rail, panel } = ui;
    const same =
      theme === before.theme &&
      locale === before.locale &&
      rail === before.rail &&
      panel === before.panel;
    if (!same) keepSettings({ theme, locale, rail, panel });
  });
}

/** When the window becomes too narrow for panels beside the canvas, those that are open close. */
function giveWayWhenNarrow(store: EditorStore): void {
  let wasNarrow = isNarrow();
  window.addEventListener('resize', () => {
    const becameNarrow = isNarrow() && !wasNarrow;
    wasNarrow = isNarrow();
    if (becameNarrow) setUi(store, { rail: null, panel: false });
  });
}

/** How the user left the shell; what was never chosen, or cannot be read, is absent. */
export function readUiSettings(): Partial<UiState> {
  const stored = readKeptSettings();
  const theme = keptTheme();
  const locale = LOCALES.find((value): value is Locale => value === stored['locale']);
  const rail = RAILS.find((value) => value === stored['rail']);
  const { panel } = stored;
  return {
    ...(theme ? { theme } : {}),
    ...(locale ? { locale } : {}),
    ...(rail !== undefined ? { rail } : {}),
    ...(typeof panel === 'boolean' ? { panel } : {}),
  };
}
