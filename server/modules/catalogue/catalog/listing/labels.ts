import { wordsOf } from './fold.ts';
import type { Structure } from './listing.repository.ts';
import type { Listing } from './listing.ts';
import { type Label, WEIGHTS } from './text-index.ts';
import { signed } from './typos.ts';

/**
 * The words of brands, categories, tags and attribute values, in all languages. They are looked up
 * with each search, so a new name is found at once, without a look at its products.
 */
export function labelsOf(structure: Structure, listing: Listing): Label[] {
  const label = (names: readonly string[], weight: number, groups: readonly string[]): Label => ({
    words: [...new Set(names.flatMap(wordsOf))].map(signed),
    weight,
    slots: () => listing.inAny(groups),
  });
  return [
    ...[...structure.brands].map(([id, name]) => label([name], WEIGHTS.brand, [`brand:${id}`])),
    ...[...structure.categories].map(([id, { names }]) =>
      label(
        Object.values(names),
        WEIGHTS.category,
        withBelow(structure, [id]).map((each) => `category:${each}`),
      ),
    ),
    ...structure.tags.map(({ id, names }) =>
      label(Object.values(names), WEIGHTS.category, [`tag:${id}`]),
    ),
    ...structure.attributes.flatMap(({ values }) =>
      values.map(({ id, labels }) => label(Object.values(labels), WEIGHTS.text, [`value:${id}`])),
    ),
  ];
}

/** The categories and all below them. */
export function withBelow({ categories }: Structure, ids: readonly number[]): number[] {
  const all = new Set<number>();
  const add = (id: number) => {
    if (all.has(id)) return;
    all.add(id);
    categories.get(id)?.children.forEach(add);
  };
  ids.forEach(add);
  return [...all];
}
