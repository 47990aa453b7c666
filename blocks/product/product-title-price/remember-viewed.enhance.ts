import { rememberViewed } from '../../_ui/product-page/viewed.ts';

/** Notes in the browser that its product was looked at; at the end again, for who agreed meanwhile. */
export function enhance(part: Element): void {
  const id = Number(part.getAttribute('data-viewed'));
  if (!(id > 0)) return;
  rememberViewed(id);
  addEventListener('pagehide', () => rememberViewed(id));
}
