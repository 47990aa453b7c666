import type { CONSENT_COOKIE } from '#domain/web/actions.ts';
import { readCookie } from './cookie-values.ts';

/** A value of a module that the loader holds would be a file of its own, which the loader waits for. */
const COOKIE: typeof CONSENT_COOKIE = 'cookieConsent';

/** Tags of the page that sleep until the visitor agrees to their category (`src/storefront/render/document/tag-container.ts`). */
const SLEEPING = 'script[data-consent]';

/** Wakes the tags that the visitor agreed to (SITE-10, CONS-09). */
export function wakeTags(): void {
  const accepted = readCookie(COOKIE).split('.');
  for (const tag of document.querySelectorAll<HTMLScriptElement>(SLEEPING)) {
    const category = tag.dataset['consent'] ?? '';
    if (!(accepted.includes('all') || accepted.includes(category))) continue;
    beginLayer();
    const script = document.createElement('script');
    script.async = true;
    script.src = tag.src;
    tag.replaceWith(script);
  }
}

/** The list that the tags read; the first entry is when they were woken. */
function beginLayer() {
  if (Reflect.has(window, 'dataLayer')) return;
  Reflect.set(window, 'dataLayer', [{ 'gtm.start': Date.now(), event: 'gtm.js' }]);
}
