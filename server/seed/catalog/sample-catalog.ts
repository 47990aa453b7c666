/** Text by locale; Croatian is always there. */
export interface SampleTexts {
  hr: string;
  en?: string;
  de?: string;
}

/** A category with those below it. */
export interface SampleCategory {
  slug: string;
  names: Required<SampleTexts>;
  descriptions?: SampleTexts;
  /** Media id. */
  image?: number;
  children?: readonly SampleCategory[];
}

/** Ids of the tags that badges look at. */
export const SAMPLE_TAGS = { new: 1, bestSeller: 2, sanitary: 53 } as const;

/** A product whose brand, names, pictures and variants stand in the picture manifest. */
export interface SampleProduct {
  /** A larger id is a newer product. Variants get `id * 100 + n`. */
  id: number;
  /** Key `product` of the manifest. */
  picture: string;
  slug: string;
  sku: string;
  /** Slugs; the first is the main one. */
  categories: readonly string[];
  /** Gross price. */
  cents: number;
  /** Gross price while reduced. */
  reducedCents?: number;
  /** Absent: 40 pieces. */
  stock?: number;
  priority?: number;
  tags?: readonly (keyof typeof SAMPLE_TAGS)[];
  format?: 'simple' | 'bundle' | 'eProduct';
  vatBasisPoints?: number;
  /** Variants (ids of the manifest) that are sold out. */
  soldOut?: readonly string[];
  description: string;
}
