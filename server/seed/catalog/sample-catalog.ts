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
  /** Orders that its list may have, the default first; absent: all. */
  sorts?: readonly string[];
  children?: readonly SampleCategory[];
}

/** Something to filter products by, and to tell variants apart by. */
export interface SampleAttribute {
  code: string;
  labels: SampleTexts;
  type:
    | 'dropdown'
    | 'numberField'
    | 'multipleSelect'
    | 'textSwatch'
    | 'visualSwatch'
    | 'yesNo'
    | 'date';
  unit?: string;
  filterable?: boolean;
  values?: readonly { key: string; labels: SampleTexts; color?: string; shopDefault?: boolean }[];
}

/** What a product has of attributes, by code: keys of values, a number, yes or no. */
export type SampleChoices = Readonly<Record<string, readonly string[] | number | boolean>>;

/** What a shopper chooses or writes on a product. */
export interface SampleOption {
  kind: 'dropdown' | 'numberField' | 'textField' | 'yesNo' | 'date';
  titles: SampleTexts;
  required?: boolean;
  maxLength?: number;
  values?: readonly { labels: SampleTexts; sku: string; cents?: number }[];
}

/** Content of a package, for the price per unit. */
export interface NetContent {
  amount: number;
  unit: 'ml' | 'g' | 'piece';
}

/** Ids of the tags that badges look at. */
export const SAMPLE_TAGS = { new: 1, bestSeller: 2, sanitary: 53 } as const;

/** A product whose brand, names, pictures and variants are in the picture manifest. */
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
  /** Gross price for holders of a member card. */
  membershipCents?: number;
  /** Variants (ids of the manifest) that are sold out. */
  soldOut?: readonly string[];
  description: string;
}

/** A product ready to be stored. */
export interface ProductRow {
  id: number;
  mainProductId: number | null;
  brand: string | null;
  slug: string;
  sku: string;
  type: 'product' | 'service';
  format: 'simple' | 'configurable' | 'bundle' | 'eProduct';
  visible: boolean;
  stock: number | null;
  priority: number;
  names: SampleTexts;
  descriptions: Partial<SampleTexts>;
  cents: number;
  reducedCents: number | null;
  vatBasisPoints: number;
  categories: readonly string[];
  tagIds: readonly number[];
  mediaIds: readonly number[];
  membershipCents?: number | undefined;
  shortDescriptions?: Partial<SampleTexts> | undefined;
  notices?: Partial<SampleTexts> | undefined;
  net?: NetContent | undefined;
  attributes?: SampleChoices | undefined;
  /** Codes of what the variants differ in. */
  variantAttributes?: readonly string[] | undefined;
  /** Of a bundle. */
  members?: readonly { id: number; qty: number }[] | undefined;
  /** Ids. */
  related?: readonly number[] | undefined;
  options?: readonly SampleOption[] | undefined;
}
