/** Below this width of the window the panels lie over the canvas. */
const NARROW = 1000;

/** Below this width there is one panel at a time, so that the canvas keeps most of the window. */
const ONE_PANEL = 1280;

/** Below this width the switch of widths moves into the menu. */
const PHONE = 760;

/** How many panels the window has room for beside the canvas. */
export type PanelRoom = 'none' | 'one' | 'both';

export function panelRoom(): PanelRoom {
  if (window.innerWidth < NARROW) return 'none';
  return window.innerWidth < ONE_PANEL ? 'one' : 'both';
}

export function isPhone(): boolean {
  return window.innerWidth < PHONE;
}
