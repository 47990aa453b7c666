import { LOCALES, type Locale } from '#domain/locales.ts';
import { keepSettings, keptTheme, readKeptSettings } from '#kit/kept-settings.ts';
import type { RailTab, UiState } from '../editor-state.ts';
import type { EditorStore } from '../editor-store.ts';
import { setUi } from '../ui.ts';
import { panelRoom } from './narrow.ts';

const RAILS: readonly (RailTab | null)[] = ['insert', 'outline', 'look', null];

const KEPT = ['theme', 'locale', 'favourites', 'recent', 'rail', 'panel'] as const;

/**
 * Brings back how the user left the shell, and keeps it from now on. The width of the window closes
 * panels and opens them again, and nothing else: what is edited (desktop or mobile values) is the
 * user's choice alone.
 */
export function keepUiSettings(store: EditorStore): void {
  const { rail, panel } = store.getState().ui;
  setUi(store, readUiSettings());
  setUi(store, fitting(store.getState().ui));
  followWindow(store, { rail, panel });
  store.subscribe(({ ui }, { ui: before }) => {
    const { theme, locale, favourites, recent, rail, panel } = ui;
    if (KEPT.every((part) => ui[part] === before[part])) return;
    keepSettings({
      ...readKeptSettings(),
      theme,
      locale,
      favourites,
      recent,
      ...(panelRoom() !== 'none' && { rail, panel }),
    });
  });
}

type Panels = Pick<UiState, 'rail' | 'panel'>;

/** Of the panels that were open those that the window has room for; of two, that of the selection. */
function fitting({ rail, panel }: Panels): Panels {
  const room = panelRoom();
  if (room === 'none') return { rail: null, panel: false };
  return { rail: room === 'one' && panel ? null : rail, panel };
}

/**
 * Where the window becomes too narrow for the panels that are open, they close; where it becomes wide
 * again, those come back that were open.
 */
function followWindow(store: EditorStore, initial: Panels): void {
  let before = panelRoom();
  window.addEventListener('resize', () => {
    if (panelRoom() === before) return;
    before = panelRoom();
    const { rail = initial.rail, panel = initial.panel } = readUiSettings();
    setUi(store, fitting({ rail, panel }));
  });
}

/** How the user left the shell; what was never chosen, or cannot be read, is absent. */
export function readUiSettings(): Partial<UiState> {
  const stored = readKeptSettings();
  const theme = keptTheme();
  const locale = LOCALES.find((value): value is Locale => value === stored['locale']);
  const rail = RAILS.find((value) => value === stored['rail']);
  const { panel } = stored;
  const texts = (value: unknown) =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  return {
    favourites: texts(stored['favourites']),
    recent: texts(stored['recent']),
    ...(theme ? { theme } : {}),
    ...(locale ? { locale } : {}),
    ...(rail !== undefined ? { rail } : {}),
    ...(typeof panel === 'boolean' ? { panel } : {}),
  };
}
