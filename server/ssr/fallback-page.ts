import type { Locale } from '#domain/locales.ts';
import { serverTexts } from '#locales/server-texts.ts';
import type { PageResponse } from '#schemas/site-entry.ts';

/** What is shown when not even the site's own page of errors could be rendered. */
export function fallbackPage(locale: Locale): PageResponse {
  const { title, text, home } = serverTexts(locale).failurePage;
  return {
    status: 500,
    headers: {},
    html: [
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<meta name="robots" content="noindex"><title>${title}</title></head>`,
      `<body><main><h1>${title}</h1><p>${text}</p>`,
      `<p><a href="/">${home}</a></p></main></body></html>`,
    ].join(''),
    cacheable: false,
    tags: [],
    hashes: { style: [], script: [] },
  };
}
