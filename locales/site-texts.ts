import type { Locale } from '#domain/locales.ts';
import type account from './hr/blocks/account.json';
import type blog from './hr/blocks/blog.json';
import type cart from './hr/blocks/cart.json';
import type catalog from './hr/blocks/catalog.json';
import type checkout from './hr/blocks/checkout.json';
import type chrome from './hr/blocks/chrome.json';
import type content from './hr/blocks/content.json';
import type product from './hr/blocks/product.json';
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
  /** Label by field name; fields of list items as `items.title`. Common fields are labelled by the editor. */
  fields: Readonly<Record<string, string>>;
  /** Label by field name and value. */
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Label by slot name, for the outline; a slot without one is shown by its name. */
  slots?: Readonly<Record<string, string>>;
  ui?: Readonly<Record<string, string>>;
}

/** Texts of a block in every language of the product. */
export type BlockTexts = (locale: Locale) => BlockTextsOf;

type Blocks = typeof account &
  typeof blog &
  typeof cart &
  typeof catalog &
  typeof checkout &
  typeof chrome &
  typeof content &
  typeof product;

/** Keys by namespace. */
export type ShopKeys = { [Name in keyof typeof shopFile]: keyof (typeof shopFile)[Name] };

/** Keys of what shoppers read of a block, by its type. */
export type BlockKeys = {
  [Type in keyof Blocks]: Blocks[Type] extends { ui: infer Ui } ? keyof Ui : never;
};

const shop = import.meta.glob<Namespaces>('./*/shop.json', { eager: true, import: 'default' });
const blocks = import.meta.glob<Record<string, BlockTextsOf>>('./*/blocks/*.json', {
  eager: true,
  import: 'default',
});

/** The shop's texts that no single block owns. */
export function shopTexts(locale: Locale): Namespaces {
  return shop[`./${locale}/shop.json`] ?? fail(locale, 'shop.json');
}

/** The texts of a block, from the file of its folder in `locales/<language>/blocks`. */
export function blockTexts(type: keyof Blocks): BlockTexts {
  const file = Object.keys(blocks)
    .find((name) => blocks[name]?.[type])
    ?.split('/')
    .at(-1);
  return (locale) => blocks[`./${locale}/blocks/${file}`]?.[type] ?? fail(locale, `block ${type}`);
}

function fail(locale: string, what: string): never {
  throw new Error(
    `Izlog: locales/${locale} has no texts of ${what}. Every language needs the files and keys of Croatian.`,
  );
}
