import type { ElementContent } from '#schemas/content/element.ts';
import { child, element, node, richText } from './build.ts';
import { homeTranslations } from './home.translations.ts';

const SEA = 83;
const DAY_CREAM_OPEN = 15;
const BATHROOM_SHELF = 85;

/** Ids of the first shelves, in the order they are stored. */
const SHELVES = [1, 2, 3, 4, 5, 7];
const BEST_SELLER = 2;
const NEW = 1;

/** Elements that the pages place. */
export interface MasterIds {
  season: number;
  promise: number;
}

/** The page at `/` (option HomePageSlug). */
export function homePage({ season, promise }: MasterIds): ElementContent {
  return element('page', {
    slug: 'naslovnica',
    meta: {
      title: 'Njega kože s Jadrana',
      seo: {
        title: 'Njega kože s Jadrana',
        description:
          'Bonaca, ljekarna i njega: odabrana dermokozmetika, njega kose, zaštita od sunca i dodaci prehrani, uz savjet ljekarnika i dostavu isti dan.',
        image: SEA,
      },
    },
    parts: [
      node('uvod', 'hero', {
        meta: {
          media: { id: SEA, focus: { x: 0.84, y: 0.62 } },
          eyebrow: 'Bonaca, ljekarna i njega',
          heading: 'Mirno more za vašu kožu',
          text: 'Dermokozmetika s Jadrana koju biraju ljekarnici. Malo koraka, jasni sastojci i koža koja diše.',
          button: { kind: 'category', slug: 'njega-lica', label: 'Njega lica' },
          secondButton: { kind: 'page', slug: 'o-nama', label: 'Upoznajte nas' },
        },
        mobileMeta: { media: { id: DAY_CREAM_OPEN } },
        options: { level: 'h1', height: 'l', overlay: 'none' },
        mobileOptions: { height: 'm' },
      }),
      child('obecanja', 'usp-row', promise),
      node('police', 'category-tiles', {
        meta: {
          eyebrow: 'Od lica do stopala',
          title: 'Police naše ljekarne',
          link: { kind: 'url', href: '/shop', label: 'Sve kategorije' },
        },
        options: { categoryIds: SHELVES, columns: 3, shape: 'landscape' },
        mobileOptions: { columns: 2 },
      }),
      node('najtrazenije', 'product-carousel', {
        meta: {
          eyebrow: 'Najprodavanije',
          title: 'Ono po što se vraćate',
          link: { kind: 'url', href: '/shop', label: 'Svi proizvodi' },
        },
        options: {
          filterMode: 'dynamic',
          tagId: BEST_SELLER,
          sort: 'desc:categoryPriority',
          limit: 10,
        },
      }),
      child('zima', 'hero', season, {
        meta: {
          eyebrow: { $unset: true },
          heading: 'Zimska njega ruku',
          text: 'Shea maslac, glicerin i miris lavande u tubi za svaki džep. Ruke će vam biti zahvalne do proljeća.',
          button: { kind: 'category', slug: 'ruke-i-stopala', label: 'Njega ruku' },
        },
        mobileOptions: { height: 'm' },
      }),
      node('novo', 'product-carousel', {
        meta: {
          eyebrow: 'Novo',
          title: 'Tek stiglo na police',
          link: { kind: 'url', href: '/shop', label: 'Svi proizvodi' },
        },
        options: {
          filterMode: 'dynamic',
          tagId: NEW,
          sort: 'desc:id',
          limit: 8,
          background: 'soft',
        },
      }),
      node('savjet', 'columns', {
        options: { count: 2, ratio: '3-2', gap: 'l', align: 'center', space: 'l' },
        slots: {
          col1: [
            node('savjet-slika', 'image', {
              meta: { media: { id: BATHROOM_SHELF, focus: { x: 0.68, y: 0.6 } } },
              options: { ratio: '3 / 2', space: 'none' },
            }),
          ],
          col2: [
            node('savjet-naslov', 'heading', {
              meta: { text: 'Niste sigurni odakle krenuti?' },
              options: { size: 'l', space: 'none' },
            }),
            node('savjet-tekst', 'rich-text', {
              meta: {
                text: richText(`Opišite nam kožu u tri rečenice, a naša ljekarnica odgovara isti radni dan. Bez upitnika od dvadeset pitanja i bez popisa od deset proizvoda.

                Najčešće je dovoljno troje: **blago čišćenje, jedan serum i zaštita od sunca**.`),
              },
              options: { space: 's' },
            }),
            node('savjet-gumb', 'button', {
              meta: { link: { kind: 'page', slug: 'kontakt', label: 'Pitajte ljekarnicu' } },
              options: { variant: 'secondary', space: 's' },
            }),
          ],
        },
      }),
      node('objave', 'post-carousel', {
        meta: {
          eyebrow: 'Objave',
          title: 'Iz ljekarničke bilježnice',
          link: { kind: 'url', href: '/objave', label: 'Sve objave' },
        },
        options: { limit: 8, background: 'tint' },
      }),
    ],
    tr: homeTranslations,
  });
}
