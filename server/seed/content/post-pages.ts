import type { ElementContent } from '#schemas/content/element.ts';
import { element, node } from './build.ts';

/** All posts, and those of a category below it and by its query (ROUTE-19, BLOG-01..BLOG-05). */
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
    node('objave-naslov', 'heading', {
      meta: { text: 'Objave' },
      options: { level: 'h1', size: 'xl', space: 's' },
    }),
    node('objave-teme', 'blog-category-strip', { options: { space: 'none' } }),
    node('objave-popis', 'post-list', { options: { space: 's' } }),
    node('objave-citano', 'highlighted-posts', {
      meta: { eyebrow: 'Dnevnik njege', title: 'Najčitanije' },
      options: { background: 'soft' },
    }),
    node('objave-novo', 'news-posts', { meta: { title: 'Noviteti' } }),
  ],
  tr: {
    en: {
      '.': {
        meta: {
          title: 'Journal',
          seo: {
            title: 'Journal',
            description: 'Advice of the Bonaca pharmacists on skin, hair, sun and herbs.',
          },
        },
      },
      'objave-naslov': { meta: { text: 'Journal' } },
      'objave-citano': { meta: { eyebrow: 'Care diary', title: 'Most read' } },
      'objave-novo': { meta: { title: 'New' } },
    },
    de: {
      '.': {
        meta: {
          title: 'Journal',
          seo: {
            title: 'Journal',
            description: 'Rat der Apothekerinnen von Bonaca zu Haut, Haar, Sonne und Kräutern.',
          },
        },
      },
      'objave-naslov': { meta: { text: 'Journal' } },
      'objave-citano': { meta: { eyebrow: 'Pflegetagebuch', title: 'Meistgelesen' } },
      'objave-novo': { meta: { title: 'Neu' } },
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
