import type { StaticHandler } from '#schemas/content/element.ts';

/** Beginning of HTML ids in the static elements of a page; ids in the page itself have none. */
export const ID_PREFIX: Readonly<Record<StaticHandler, string>> = {
  'header-section': 'h_',
  'footer-section': 'f_',
  'cookie-section': 'c_',
};
