/**
 * Where overlays of islands are put: the page's root, so that tokens, element defaults and
 * container queries reach them. Null on the server, where nothing is open.
 */
export function pageRoot(): HTMLElement | null {
  return typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLElement>('.izlog-page');
}
