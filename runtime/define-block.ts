import type { ComponentType } from 'react';
import type { Static, TObject } from 'typebox';
import type { Locale } from '#domain/locales.ts';
import type { BlockTexts } from '#locales/site-texts.ts';
import type { Branch } from '#schemas/api/branches.ts';
import type { Cart } from '#schemas/api/cart.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { User } from '#schemas/api/users.ts';
import type { Bag, Hide, Node } from '#schemas/content/element.ts';
import type { SystemPageName } from '#schemas/content/system-pages.ts';
import type { RichTextDoc } from '#schemas/content/values.ts';
import type { Migration } from './content/migrations.ts';
import type { PageState } from './page-states.ts';

/** What a block's renderer gets: resolved, migrated, valid values of the fields of its schema. */
export interface BlockProps<Values = Record<string, unknown>, Data = undefined> {
  /** Values of meta and options together; names are unique over both bags. */
  values: Values;
  /** What the block's loader returned; `undefined` for a block without loader. */
  data: Data;
  /** Id of the node, unique on the page; for ids that labels refer to. */
  nodeId: string;
}

/** What a loader gets. It runs on the server, and in the editor's browser after a change. */
export interface LoadContext<Values> {
  values: Values;
  route: { path: string; params: Record<string, string> };
  query: Record<string, string>;
  api: ApiPort;
  locale: Locale;
  /** The language whose paths have no prefix on this site; absent: the product's default. */
  mainLocale?: Locale | undefined;
}

/** A named place for further nodes inside a block. */
export interface SlotDefinition {
  /** Block types that may be here; absent = all but chrome. */
  allow?: readonly string[];
  min?: number;
  max?: number;
  /**
   * The slot shows only while a number field is at least this. Without it the slot is not offered to
   * editors as long as nothing is in it; what is in it is kept.
   */
  when?: { field: string; atLeast: number };
  /** Name by which contracts of blocks speak of the slot (`BlockContract.inside`). */
  place?: string;
}

/**
 * Duties of a block on its page; the publish gate checks them. Promises are names in kebab-case, with
 * words for people in the editor's texts (`promise.<name>`).
 */
export interface BlockContract {
  /** What the block does for its page. */
  provides?: readonly string[];
  /** Promises that something else on the page keeps: the block is useless or dangerous without them. */
  requires?: readonly string[];
  /** May stand on a page once. */
  unique?: boolean;
  /** Promises that are kept before the block, where they are kept on the page at all. */
  after?: readonly string[];
  /** A named place (`SlotDefinition.place`) that the block works in only. */
  inside?: string;
  /**
   * The system pages that the block works on only: it shows what belongs to their product, cart or
   * customer. A template counts as the page that is made of it. Without it the block stands anywhere.
   */
  on?: readonly SystemPageName[];
  /** System pages that the block would do harm on. */
  notOn?: readonly SystemPageName[];
}

/**
 * Where people look for a block in the palette. `chrome` blocks belong to header and footer, and may
 * stand nowhere else.
 */
export const BLOCK_CATEGORIES = [
  'text',
  'media',
  'products',
  'layout',
  'social-proof',
  'forms',
  'blog',
  'checkout',
  'account',
  'chrome',
] as const;
export type BlockCategory = (typeof BLOCK_CATEGORIES)[number];

/** A complete, valid example: feeds stories, conformance tests, the palette and the sample shop. */
export interface BlockExample {
  /** Kebab-case, unique in the block: `typical`, `empty`, `long-text`, `mobile-overrides` at least. */
  name: string;
  meta?: Bag;
  mobileMeta?: Bag;
  options?: Bag;
  mobileOptions?: Bag;
  slots?: Record<string, Node[]>;
  hide?: Hide;
  /** Stands in for the loader's answer where no server is at hand (Storybook, tests). */
  data?: unknown;
  /**
   * Ways of meeting the page in which the block looks like this: the editor's canvas shows `data` in
   * them. Of a row (`cart`, `visitor`) any of the named states will do; of each named row one has to.
   */
  met?: readonly PageState[];
  /** What the browser of such a visitor knows: scripts show it in the header. */
  visitor?: { cart?: Cart | null; user?: User | null };
}

/** A question that a block answers. */
export interface AnsweredQuestion {
  question: string;
  answer: RichTextDoc;
}

/** Everything the product knows of a block; nothing else names it. */
export interface BlockDefinition<Values = Record<string, unknown>, Data = undefined> {
  type: string;
  /** Raise it with every change of stored fields, and add a migration. */
  version: number;
  category: BlockCategory;
  /** Name of a lucide icon, for palette and outline. */
  icon: string;
  schema: TObject;
  texts: BlockTexts;
  slots?: Record<string, SlotDefinition>;
  contract?: BlockContract;
  /**
   * Selected blocks can be put into a new one of it with one press: one into each of its slots
   * (`each`; the field that shows the slots is set to their number), or all into its first (`all`).
   */
  wraps?: 'each' | 'all';
  /** `migrations[n]` leads from version n to n + 1. */
  migrations?: Record<number, Migration>;
  load?: (context: LoadContext<Values>) => Promise<Data>;
  /**
   * Whether an answer of the loader holds nothing of a visitor's own, such as the order of the page of
   * thanks. The editor shows the data of the block's first example then; the shop never does.
   */
  needsSample?: (data: Data) => boolean;
  /** Its page is of no use without it: where its loader fails, the page is answered as failed. */
  essential?: true;
  /** A window that opens over the page: the canvas keeps no place for it while there is nothing in it. */
  window?: true;
  /** Query keys of which each value makes a page of its own; they stay in its canonical address. */
  addressKeys?: readonly string[];
  /**
   * Page of its list that a block with the address key `page` shows: one that there is not is ignored
   * (LIST-05), and the page's canonical address does not name it.
   */
  shownPage?: (data: Data) => number;
  /** Instant (ISO 8601) at which it will look different: the page is made again then. */
  changesAt?: (values: Values) => string | undefined;
  /** The same by what its loader answered, such as the hour at which a shop opens. */
  dataChangesAt?: (data: Data) => string | undefined;
  /** Questions with answers that it shows, for search engines: a page tells of those of all its blocks at once. */
  questions?: (values: Values) => readonly AnsweredQuestion[];
  /** Shops of the seller that it shows, for search engines: a page tells of each once. */
  branches?: (data: Data) => readonly Branch[];
  Component: ComponentType<BlockProps<Values, Data>>;
  examples: readonly BlockExample[];
}

/** The registry's widest type: a block whatever its values and data are. */
// biome-ignore lint/suspicious/noExplicitAny: variance of ComponentType<BlockProps<V, D>> over all blocks
export type AnyBlock = BlockDefinition<any, any>;

/**
 * Declares a block. The types of its values follow from its schema, those of its data from its
 * loader.
 *
 * @example
 * export const hero = defineBlock({ type: 'hero', version: 1, schema: heroSchema, ... });
 */
export function defineBlock<S extends TObject, Data = undefined>(
  definition: Omit<BlockDefinition<Static<S>, Data>, 'schema'> & { schema: S },
): BlockDefinition<Static<S>, Data> {
  return definition;
}
