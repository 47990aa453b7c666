import type { Category } from '#schemas/api/catalog.ts';
import type { Media } from '#schemas/media.ts';
import type { CategoryRow } from './category.repository.ts';

/** A category without its children. */
export function toCategory(row: CategoryRow, pictures: Record<number, Media>): Category {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    image: (row.image_id !== null && pictures[row.image_id]) || null,
    parent_id: row.parent_id,
    children: [],
  };
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
