import { LOCALES, type Locale } from '#domain/locales.ts';
import { keepSettings, keptTheme, readKeptSettings } from '#kit/kept-settings.ts';
import type { RailTab, UiState } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import { isNarrow } from './narrow.ts';
import { setUi } from './ui.ts';

const RAILS: readonly (RailTab | null)[] = ['insert', 'outline', 'look', null];

/**
 * Brings back how the user left the shell, and keeps it from now on. The width of the window closes
 * panels and opens them again, and nothing else: what is edited (desktop or mobile values) is the
 * user's choice alone.
 */
export function keepUiSettings(store: EditorStore): void {
  const { rail, panel } = store.getState().ui;
  setUi(store, readUiSettings());
  if (isNarrow()) setUi(store, CLOSED);
  followWindow(store, { rail, panel });
  store.subscribe(({ ui }, { ui: before }) => {
    const { theme, locale, rail, panel } = ui;
    const same =
      theme === before.theme &&
      locale === before.locale &&
      rail === before.rail &&
      panel === before.panel;
    if (same) return;
    keepSettings({ ...readKeptSettings(), theme, locale, ...(!isNarrow() && { rail, panel }) });
  });
}

type Panels = Pick<UiState, 'rail' | 'panel'>;

const CLOSED: Panels = { rail: null, panel: false };

/**
 * Where the window becomes too narrow for panels beside the canvas, those that are open close; where
 * it becomes wide again, those come back that were open.
 */
function followWindow(store: EditorStore, initial: Panels): void {
  let wasNarrow = isNarrow();
  window.addEventListener('resize', () => {
    if (isNarrow() === wasNarrow) return;
    wasNarrow = isNarrow();
    const { rail = initial.rail, panel = initial.panel } = readUiSettings();
    setUi(store, wasNarrow ? CLOSED : { rail, panel });
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
