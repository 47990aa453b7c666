import type { Locale } from '#domain/locales.ts';
import { matchesQuery } from '#kit/fold-text.ts';
import type { BlockCategory } from '#runtime/define-block.ts';
import type { Registry } from '#runtime/registry.ts';
import type { NewThing } from '../../kernel/actions/insert-operations.ts';

/** One thing that can be put on the page. */
export interface PaletteItem {
  id: string;
  title: string;
  description: string;
  icon: string | undefined;
  thing: NewThing;
}

export interface PaletteGroup {
  category: BlockCategory;
  items: readonly PaletteItem[];
}

const ORDER: readonly BlockCategory[] = [
  'content',
  'media',
  'layout',
  'catalogue',
  'blog',
  'forms',
  'chrome',
];

/** Blocks by category, those that match a search. */
export function paletteGroups(registry: Registry, locale: Locale, query: string): PaletteGroup[] {
  const items = registry.all().flatMap((block) => {
    const { title, description } = block.texts(locale);
    const found = matchesQuery(query, [title, description, block.type]);
    const thing: NewThing = { kind: 'block', block: block.type, example: null };
    const item: PaletteItem = { id: block.type, title, description, icon: block.icon, thing };
    return found ? [{ category: block.category, item }] : [];
  });
  return ORDER.map((category) => ({
    category,
    items: items
      .filter((entry) => entry.category === category)
      .map(({ item }) => item)
      .toSorted((a, b) => a.title.localeCompare(b.title, locale)),
  })).filter((group) => group.items.length > 0);
}
