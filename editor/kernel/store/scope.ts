import type { Locale } from '#domain/locales.ts';
import type { ScopeState } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';

/** Preset widths of the canvas. Desktop takes the room there is. */
export const CANVAS_WIDTHS = { desktop: null, tablet: 820, mobile: 390 } as const;
export type Preset = keyof typeof CANVAS_WIDTHS;
export const PRESETS: readonly Preset[] = ['desktop', 'tablet', 'mobile'];

/** Below this width of the page its mobile values show, as they do for visitors. */
export const MOBILE_BREAKPOINT = 640;
/** Bounds of the handle at the edge of the canvas. */
export const WIDTH_RANGE = { min: 320, max: 1920 } as const;

/** The preset that a width is, or null for one of the user's own. */
export function presetOf(width: number | null): Preset | null {
  switch (width) {
    case CANVAS_WIDTHS.desktop:
      return 'desktop';
    case CANVAS_WIDTHS.tablet:
      return 'tablet';
    case CANVAS_WIDTHS.mobile:
      return 'mobile';
    default:
      return null;
  }
}

function setScope(store: EditorStore, changes: Partial<ScopeState>): void {
  store.setState(({ scope }) => ({ scope: { ...scope, ...changes } }));
}

/** Sets the width of the canvas; what is edited follows what is seen. */
export function setWidth(store: EditorStore, width: number | null): void {
  const isMobile = width !== null && width < MOBILE_BREAKPOINT;
  setScope(store, { width, viewport: isMobile ? 'mobile' : 'desktop' });
}

/** Language whose texts are shown and edited. */
export function setContentLocale(store: EditorStore, locale: Locale): void {
  setScope(store, { locale });
}

/** Edits a master in place; null goes back to the page. */
export function editMaster(store: EditorStore, masterId: number | null): void {
  setScope(store, { masterId });
}
