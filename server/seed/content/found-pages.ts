import type { ElementContent } from '#schemas/content/element.ts';
import { element, node } from './build.ts';

/** Tag of the products that are shown when there are no results. */
const BEST_SELLER = 2;

/** Search: its field and what it finds (SRCH-01, SRCH-02). */
export const searchPage: ElementContent = element('page', {
  slug: 'pretraga',
  meta: {
    title: 'Pretraga',
    seo: { title: 'Pretraga', description: 'Pretražite trgovinu Bonaca.', noindex: true },
  },
  parts: [
    node('pretraga-polje', 'search-box', {
      meta: { title: 'Pretraži' },
      options: { level: 'h1', background: 'soft' },
    }),
    node('pretraga-nalazi', 'search-results', {
      options: { featuredTag: BEST_SELLER, space: 's' },
    }),
  ],
  tr: {
    en: {
      '.': { meta: { title: 'Search', seo: { title: 'Search', noindex: true } } },
      'pretraga-polje': { meta: { title: 'Search' } },
    },
    de: {
      '.': { meta: { title: 'Suche', seo: { title: 'Suche', noindex: true } } },
      'pretraga-polje': { meta: { title: 'Suche' } },
    },
  },
});

function template(slug: string, title: string, kind: string, parts: ElementContent['parts']) {
  return element('template', { slug, meta: { title, name: title, kind }, parts });
}

/** What posts look like; option `DefaultPostTemplate` names it. */
export const postTemplate: ElementContent = {
  ...template('stranica-objave', 'Stranica objave', 'post', [
    node('objava-put', 'breadcrumb'),
    node('objava-teme', 'blog-category-strip', { options: { space: 'none' } }),
    node('objava-glava', 'post-header', { options: { space: 's' } }),
    node('objava-tekst', 'post-body', { options: { space: 's' } }),
    node('objava-proizvodi', 'post-products-strip', { options: { background: 'soft' } }),
    node('objava-komentari', 'comments'),
    node('objava-jos', 'post-carousel', {
      meta: {
        eyebrow: 'Dnevnik njege',
        title: 'Još za čitanje',
        link: { kind: 'url', href: '/objave', label: 'Sve objave' },
      },
    }),
  ]),
  tr: {
    en: {
      'objava-jos': {
        meta: {
          eyebrow: 'Care diary',
          title: 'More to read',
          link: { kind: 'url', href: '/blog', label: 'All posts' },
        },
      },
    },
    de: {
      'objava-jos': {
        meta: {
          eyebrow: 'Pflegetagebuch',
          title: 'Mehr zum Lesen',
          link: { kind: 'url', href: '/objave', label: 'Alle Beiträge' },
        },
      },
    },
  },
};

/** What events look like; option `DefaultEventTemplate` names it. */
export const eventTemplate: ElementContent = template(
  'stranica-dogadjaja',
  'Stranica događaja',
  'event',
  [
    node('dogadjaj-put', 'breadcrumb'),
    node('dogadjaj', 'event-detail', { options: { space: 's' } }),
  ],
);

/** The page for paths at which there is nothing; option `DefaultNotFoundTemplate` names it. */
export const notFoundTemplate: ElementContent = template(
  'stranica-nije-pronadjena',
  'Stranica nije pronađena',
  'screen',
  [node('nista', 'not-found')],
);
