import type { Locale } from '#domain/locales.ts';
import type about from './hr/blocks/about.json';
import type account from './hr/blocks/account.json';
import type blog from './hr/blocks/blog.json';
import type cart from './hr/blocks/cart.json';
import type catalog from './hr/blocks/catalog.json';
import type checkout from './hr/blocks/checkout.json';
import type chrome from './hr/blocks/chrome.json';
import type content from './hr/blocks/content.json';
import type layout from './hr/blocks/layout.json';
import type media from './hr/blocks/media.json';
import type product from './hr/blocks/product.json';
import type doorFile from './hr/door.json';
import type shopFile from './hr/shop.json';

/** Texts by key within each namespace. */
export type Namespaces = Record<string, Readonly<Record<string, string>>>;

/**
 * Texts of one block in one language. `title` and `description` are in the palette, `fields` and
 * `choices` in the options panel; `ui` is what shoppers read and the only part that reaches them.
 */
export interface BlockTextsOf {
  title: string;
  description: string;
  /** Other words that people look for it by, with commas between; the palette's search knows them. */
  keywords?: string;
  /** Label by field name; fields of list items as `items.title`. Common fields are labelled by the editor. */
  fields: Readonly<Record<string, string>>;
  /** What is worth knowing of a field before it is filled, by its name; below its control in the panel. */
  help?: Readonly<Record<string, string>>;
  /** Label by field name and value. */
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Label by slot name, for the outline; a slot without one is shown by its name. */
  slots?: Readonly<Record<string, string>>;
  ui?: Readonly<Record<string, string>>;
}

/** Texts of a block in every language of the product. */
export type BlockTexts = (locale: Locale) => BlockTextsOf;

type Blocks = typeof about &
  typeof account &
  typeof blog &
  typeof cart &
  typeof catalog &
  typeof checkout &
  typeof chrome &
  typeof content &
  typeof layout &
  typeof media &
  typeof product;

/** Keys by namespace. */
export type ShopKeys = { [Name in keyof typeof shopFile]: keyof (typeof shopFile)[Name] } & {
  [Name in keyof typeof doorFile]: keyof (typeof doorFile)[Name];
};

/** Keys of what shoppers read of a block, by its type. */
export type BlockKeys = {
  [Type in keyof Blocks]: Blocks[Type] extends { ui: infer Ui } ? keyof Ui : never;
};

const shopFiles = import.meta.glob<Namespaces>('./*/shop.json', { import: 'default' });
const blockFiles = import.meta.glob<Record<string, BlockTextsOf>>('./*/blocks/*.json', {
  import: 'default',
});
const shop = new Map<Locale, Namespaces>();
const blocks = new Map<Locale, Record<string, BlockTextsOf>>();

/** Fetches the texts of one language, once. Rejects where they do not arrive. */
export async function loadSiteTexts(locale: Locale): Promise<void> {
  if (blocks.has(locale)) return;
  const ofLocale = Object.keys(blockFiles).filter((name) => name.startsWith(`./${locale}/`));
  const [texts, ...groups] = await Promise.all([
    shopFiles[`./${locale}/shop.json`]?.(),
    ...ofLocale.map((name) => blockFiles[name]?.()),
  ]);
  if (texts) shop.set(locale, texts);
  blocks.set(locale, Object.assign({}, ...groups));
}

/** Adds texts that are said by the server alone, once `loadSiteTexts` has come. */
export function addShopTexts(locale: Locale, texts: Namespaces): void {
  shop.set(locale, { ...shopTexts(locale), ...texts });
}

/** The shop's texts that no single block owns. */
export function shopTexts(locale: Locale): Namespaces {
  return shop.get(locale) ?? fail(locale, 'the shop');
}

/** The texts of a block, from the file of its folder in `locales/<language>/blocks`. */
export function blockTexts(type: keyof Blocks): BlockTexts {
  return (locale) => blocks.get(locale)?.[type] ?? fail(locale, `block ${type}`);
}

function fail(locale: Locale, what: string): never {
  throw new Error(
    blocks.has(locale)
      ? `Izlog: locales/${locale} has no texts of ${what}. Every language needs the files and keys of Croatian.`
      : `Izlog: the texts of ${what} in "${locale}" are not here yet. Await loadSiteTexts first, or import all-site-texts.ts.`,
  );
}
