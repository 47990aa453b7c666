import type { ElementContent } from '#schemas/content/element.ts';
import { element, node } from './build.ts';

/** All posts and, below it, those of each category (ROUTE-19). */
export const blogPage: ElementContent = element('page', {
  slug: 'objave',
  meta: {
    title: 'Objave',
    seo: {
      title: 'Objave',
      description: 'Savjeti ljekarnica Bonace o koži, kosi, suncu i ljekovitom bilju.',
    },
  },
  parts: [
    node('objave-put', 'breadcrumb'),
    node('objave-popis', 'post-category-list', {
      meta: {
        eyebrow: 'Dnevnik njege',
        title: 'Objave',
        text: 'Pišemo o onome što nas za pultom najčešće pitate. Kratko, provjereno i bez velikih riječi.',
      },
      options: { level: 'h1', addresses: 'path', limit: 10, space: 's' },
    }),
  ],
  tr: {
    en: {
      '.': { meta: { title: 'Journal' } },
      'objave-popis': {
        meta: {
          eyebrow: 'Care diary',
          title: 'Journal',
          text: 'We write about what you ask us most at the counter. Short, checked and without big words.',
        },
      },
    },
    de: {
      '.': { meta: { title: 'Journal' } },
      'objave-popis': {
        meta: {
          eyebrow: 'Pflegetagebuch',
          title: 'Journal',
          text: 'Wir schreiben über das, was Sie uns am häufigsten fragen. Kurz, geprüft und ohne große Worte.',
        },
      },
    },
  },
});

/** Posts by category on one page (G-011, SECT-08). */
export const postCategoriesPage: ElementContent = element('page', {
  slug: 'objave-kategorije',
  meta: {
    title: 'Savjeti po temama',
    seo: {
      title: 'Savjeti po temama',
      description: 'Savjeti naših ljekarnica po temama: njega kože, sunce i more, kosa, bilje.',
    },
  },
  parts: [
    node('teme-popis', 'post-category-list', {
      meta: {
        eyebrow: 'Dnevnik njege',
        title: 'Savjeti po temama',
        text: 'Odaberite temu i čitajte redom. Ako ne nađete odgovor, javite nam se; rado ćemo ga napisati.',
      },
      options: { level: 'h1' },
    }),
  ],
  tr: {
    en: {
      '.': { meta: { title: 'Advice by topic' } },
      'teme-popis': {
        meta: {
          eyebrow: 'Care diary',
          title: 'Advice by topic',
          text: 'Choose a topic and read on. If the answer is missing, ask us; we will gladly write it.',
        },
      },
    },
    de: {
      '.': { meta: { title: 'Rat nach Themen' } },
      'teme-popis': {
        meta: {
          eyebrow: 'Pflegetagebuch',
          title: 'Rat nach Themen',
          text: 'Wählen Sie ein Thema und lesen Sie weiter. Fehlt eine Antwort, fragen Sie uns; wir schreiben sie gern.',
        },
      },
    },
  },
});
