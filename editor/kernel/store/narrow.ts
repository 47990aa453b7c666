/** Below this width of the window the panels lie over the canvas, one at a time. */
const NARROW = 1000;

/** Below this width the switch of widths moves into the menu. */
const PHONE = 760;

export function isNarrow(): boolean {
  return window.innerWidth < NARROW;
}

export function isPhone(): boolean {
  return window.innerWidth < PHONE;
}
