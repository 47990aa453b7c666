import { partsOf } from '#editor/kernel/field-parts.ts';
import { filterProducts } from '#schemas/api/catalog.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { PageWarning } from './page-warning.ts';
import type { ShownField } from './shown-fields.ts';

/** Most products of one call. */
const AT_ONCE = 100;

/** Picked products that the shop does not sell any more. */
export async function productWarnings(
  api: ApiPort,
  fields: readonly ShownField[],
): Promise<PageWarning[]> {
  const picked = fields.flatMap((shown) =>
    partsOf(shown.value, shown.field.schema)
      .filter(({ control }) => control === 'product')
      .flatMap(({ value }) => [value].flat().filter((id) => typeof id === 'number'))
      .map((id) => ({ shown, id })),
  );
  const sold = await soldOf(api, [...new Set(picked.map(({ id }) => id))]);
  return picked
    .filter(({ id }) => !sold.has(id))
    .map(({ shown, id }) => ({
      kind: 'goneProduct',
      key: shown.node.key,
      field: shown.field.name,
      about: `#${id}`,
    }));
}

async function soldOf(api: ApiPort, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const sold = new Set<number>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const value = ids.slice(start, start + AT_ONCE).join(',');
    const body = { limit: AT_ONCE, filters: [{ key: 'id', value }] };
    const { records } = await api.get(filterProducts, { body });
    for (const { id } of records) sold.add(id);
  }
  return sold;
}
