/**
 * The focus goes to the screen's title once a dialog has given it back: the button that it was on is
 * about to go with its record, and the focus would be lost.
 */
export function focusTitle(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus());
}
