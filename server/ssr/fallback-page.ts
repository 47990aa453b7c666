import type { Locale } from '#domain/locales.ts';
import type { PageResponse } from '#schemas/site-entry.ts';

const TEXTS: Record<Locale, { title: string; text: string; home: string }> = {
  hr: {
    title: 'Nešto je pošlo po zlu',
    text: 'Stranica se trenutačno ne može prikazati. Pokušajte ponovno za koji trenutak.',
    home: 'Natrag na naslovnicu',
  },
  en: {
    title: 'Something went wrong',
    text: 'The page cannot be shown right now. Please try again in a moment.',
    home: 'Back to the home page',
  },
  de: {
    title: 'Etwas ist schiefgegangen',
    text: 'Die Seite kann gerade nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.',
    home: 'Zurück zur Startseite',
  },
};

/** What is shown when not even the site's own page of errors could be rendered. */
export function fallbackPage(locale: Locale): PageResponse {
  const { title, text, home } = TEXTS[locale];
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
