/** Attributes of what scrolls by itself: it can have the focus, so that arrow keys move it, and is named. */
export function scroller(label: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': label };
}
