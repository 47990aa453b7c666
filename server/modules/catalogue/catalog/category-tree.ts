import { SORT_IDS } from '#schemas/api/catalog.ts';
import type { Category } from '#schemas/api/categories.ts';
import type { Media } from '#schemas/media.ts';
import type { CategoryRow } from './category.repository.ts';

const ALL_SORTS: readonly string[] = SORT_IDS;

/** A category without its children. A sort that does not exist is left out (LIST-12). */
export function toCategory(row: CategoryRow, pictures: Record<number, Media>): Category {
  const chosen = row.sort_types.filter((id) => ALL_SORTS.includes(id));
  const sortTypes = chosen.length > 0 ? chosen : [...SORT_IDS];
  const preferred = row.sort_default ?? '';
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    image: (row.image_id !== null && pictures[row.image_id]) || null,
    parent_id: row.parent_id,
    relCat: [],
    sortTypes,
    sortDefaultType: sortTypes.includes(preferred) ? preferred : (sortTypes[0] ?? ''),
    children: [],
  };
}

/** Each category with links to those right below it (LIST-16), in the order of the shop. */
export function withRelated(all: readonly Category[]): Category[] {
  const below = new Map<number, NonNullable<Category['relCat']>>();
  for (const { parent_id, slug, name, image } of all) {
    if (parent_id === null) continue;
    const links = below.get(parent_id) ?? [];
    below.set(parent_id, [...links, { slug, name, displayImage: image }]);
  }
  return all.map((category) => ({ ...category, relCat: below.get(category.id) ?? [] }));
}

/**
 * Children put under their parents, in the order of the list. `roots` are the wanted categories, or
 * those without parent.
 */
export function toTree(all: readonly Category[], wanted?: ReadonlySet<number>): Category[] {
  const byId = new Map(
    all.map((category) => [category.id, { ...category, children: [] as Category[] }]),
  );
  for (const category of byId.values()) {
    if (category.parent_id !== null) byId.get(category.parent_id)?.children.push(category);
  }
  return [...byId.values()].filter(({ id, parent_id }) =>
    wanted ? wanted.has(id) : parent_id === null,
  );
}
