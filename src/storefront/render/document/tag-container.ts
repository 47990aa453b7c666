import type { ConsentCategory } from '#domain/web/actions.ts';
import { attributes } from '../sections/markup.ts';

/** CMS option with the container of the shop's tags, e.g. `GTM-ABC123` (SITE-10). */
export const TAG_CONTAINER_OPTION = 'GoogleTagManagerId';

const CONTAINER = /^GTM-[A-Z0-9]{4,12}$/;
const SCRIPT = 'https://www.googletagmanager.com/gtm.js';
/** What the visitor has to agree to before a tag runs. */
const CATEGORY: ConsentCategory = 'statistics';

/** Origins that the tags load from and report to; empty on a site without tags. */
export function tagSources(container: string): readonly string[] {
  return container === ''
    ? []
    : ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];
}

/** The container that an option names; empty for anything else, so that nothing strange is loaded. */
export function readContainer(value: unknown): string {
  return typeof value === 'string' && CONTAINER.test(value) ? value : '';
}

/**
 * The tag of a page, asleep: browsers do not load a script of this type. The page's own script wakes
 * it for visitors who agreed to `CATEGORY`, so the page stays the same for all.
 */
export function tagHtml(container: string): string {
  if (container === '') return '';
  const src = `${SCRIPT}?id=${container}`;
  return `<script${attributes({ type: 'text/plain', 'data-consent': CATEGORY, src })}></script>`;
}
