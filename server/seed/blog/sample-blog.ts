import type { SampleTexts } from '#server/seed/catalog/sample-catalog.ts';

export interface SampleTerm {
  slug: string;
  titles: Required<SampleTexts>;
}

export interface SamplePost {
  slug: string;
  titles: SampleTexts;
  excerpts: SampleTexts;
  /** HTML. */
  body: string;
  /** Media id. */
  media: number;
  /** Slugs of its categories. */
  terms: readonly string[];
  /** Ids of products that go with it, in their order. */
  products: readonly number[];
  publishedAt: string;
}

/**
 * `featured` marks what 'Najčitanije' shows; strips of categories leave it out (BLOG-01, BLOG-05).
 * It comes last, so that the first category of a post says what it is about.
 */
export const sampleTerms: readonly SampleTerm[] = [
  {
    slug: 'njega-koze',
    titles: { hr: 'Njega kože', en: 'Skin care', de: 'Hautpflege' },
  },
  {
    slug: 'sunce-i-more',
    titles: { hr: 'Sunce i more', en: 'Sun and sea', de: 'Sonne und Meer' },
  },
  { slug: 'kosa', titles: { hr: 'Kosa', en: 'Hair', de: 'Haar' } },
  {
    slug: 'bilje-i-sastojci',
    titles: {
      hr: 'Bilje i sastojci',
      en: 'Herbs and ingredients',
      de: 'Kräuter und Inhaltsstoffe',
    },
  },
  {
    slug: 'iz-ljekarne',
    titles: { hr: 'Iz ljekarne', en: 'From the pharmacy', de: 'Aus der Apotheke' },
  },
  {
    slug: 'featured',
    titles: { hr: 'Istaknute objave', en: 'Featured posts', de: 'Ausgewählte Beiträge' },
  },
];
