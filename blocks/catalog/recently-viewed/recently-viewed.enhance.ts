import type { VIEWED_QUERY } from '#domain/web/viewed-query.ts';
import { viewedIds } from '../../_ui/product-page/viewed.ts';

/** A value of a module that others hold would be a file of its own. */
const KEY: typeof VIEWED_QUERY = 'pregledano';

/** Shows the products that the browser remembers, as the server renders them; where there are none, nothing. */
export async function enhance(part: Element): Promise<void> {
  const section = part.querySelector('section');
  const ids = viewedIds().filter((id) => String(id) !== part.getAttribute('data-except'));
  if (!section || ids.length === 0) return;
  try {
    // biome-ignore lint/style/noRestrictedGlobals: this asks for a page, not for the API
    const response = await fetch(`${location.pathname}?${KEY}=${ids.join('.')}`);
    // The styles are here already; the policy of this page would refuse others.
    const html = (await response.text()).replace(/<style[^>]*>.*?<\/style>/gs, '');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const fresh = page.getElementById(section.id);
    if (fresh && !fresh.hidden) section.replaceWith(fresh);
  } catch {
    // Without an answer there is nothing to show.
  }
}
