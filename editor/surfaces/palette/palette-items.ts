import type { Locale } from '#domain/locales.ts';
import { foldText, matchesQuery } from '#kit/fold-text.ts';
import { type AnyBlock, BLOCK_CATEGORIES, type BlockCategory } from '#runtime/define-block.ts';
import type { Registry } from '#runtime/registry.ts';
import type { NewThing } from '../../kernel/actions/insert-operations.ts';
import type { Suitability } from '../../kernel/placement/works-on.ts';

/** One thing that can be put on the page. */
export interface PaletteItem {
  id: string;
  title: string;
  description: string;
  icon: string | undefined;
  thing: NewThing;
}

/** A block in the palette. */
export interface BlockItem extends PaletteItem {
  category: BlockCategory;
}

/** What a group of blocks has in common: a category, or why people want it at hand. */
export type GroupName = BlockCategory | 'favourites' | 'recent' | 'here' | 'found' | 'elsewhere';

export interface PaletteGroup {
  name: GroupName;
  items: readonly BlockItem[];
}

/** Blocks that match a search, best first; all by their titles where nothing is looked for. */
export function findBlocks(registry: Registry, locale: Locale, query: string): BlockItem[] {
  return registry
    .all()
    .flatMap((block) => {
      const rank = rankOf(block, locale, query);
      return rank === null ? [] : [{ rank, item: itemOf(block, locale) }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.item.title.localeCompare(b.item.title, locale))
    .map(({ item }) => item);
}

function itemOf({ type, category, icon, texts }: AnyBlock, locale: Locale): BlockItem {
  const { title, description } = texts(locale);
  const thing: NewThing = { kind: 'block', block: type, example: null };
  return { id: type, title, description, icon, category, thing };
}

/**
 * How well a block answers a search: by the beginning of its title, the title, another word for it
 * (`keywords`), what it does. Null when it does not.
 */
function rankOf({ type, texts }: AnyBlock, locale: Locale, query: string): number | null {
  const { title, description, keywords = '' } = texts(locale);
  if (foldText(title).startsWith(foldText(query.trim()))) return 0;
  const known = [[title], [title, keywords], [title, keywords, description, type]];
  const rank = known.findIndex((words) => matchesQuery(query, words));
  return rank === -1 ? null : rank + 1;
}

/** What orders the blocks: the page that is open, and the habits of who edits it. */
export interface PaletteOrder {
  suits(item: BlockItem): Suitability;
  favourites: readonly string[];
  recent: readonly string[];
}

/**
 * Blocks in the order in which they are offered: what one has at hand, what is made for this page,
 * then by category. What works on other pages only comes last.
 */
export function paletteGroups(
  items: readonly BlockItem[],
  { suits, favourites, recent }: PaletteOrder,
): PaletteGroup[] {
  const fitting = items.filter((item) => suits(item) !== 'elsewhere');
  const listed = (types: readonly string[]) =>
    types.flatMap((type) => fitting.find(({ id }) => id === type) ?? []);
  return filled([
    { name: 'favourites', items: listed(favourites) },
    { name: 'recent', items: listed(recent.filter((type) => !favourites.includes(type))) },
    { name: 'here', items: items.filter((item) => suits(item) === 'here') },
    ...BLOCK_CATEGORIES.map((name) => ({
      name,
      items: fitting.filter(({ category }) => category === name),
    })),
    { name: 'elsewhere', items: items.filter((item) => suits(item) === 'elsewhere') },
  ]);
}

/** Blocks that were found, those first that work here. */
export function foundGroups(
  items: readonly BlockItem[],
  { suits }: Pick<PaletteOrder, 'suits'>,
): PaletteGroup[] {
  return filled([
    { name: 'found', items: items.filter((item) => suits(item) !== 'elsewhere') },
    { name: 'elsewhere', items: items.filter((item) => suits(item) === 'elsewhere') },
  ]);
}

function filled(groups: readonly PaletteGroup[]): PaletteGroup[] {
  return groups.filter(({ items }) => items.length > 0);
}
