import {
  appliedFilters,
  type FilterGroup,
  filterGroups,
  withCounts,
} from '#blocks/_ui/product-list/filter-groups.ts';
import { loadSource } from '#blocks/_ui/product-list/list-source.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { layeredNavigation } from '#schemas/api/catalog.ts';
import type { FilterSidebarValues } from './filter-sidebar.schema.ts';

export interface FilterSidebarData {
  groups: readonly FilterGroup[];
  /** Order and page size of the list, which a change of filters keeps. */
  kept: Readonly<Record<string, string>>;
}

/**
 * What the list can be filtered by, what of it the address chooses, and what that leaves (FILT-04).
 */
export async function loadFilters(
  context: LoadContext<FilterSidebarValues>,
): Promise<FilterSidebarData> {
  const { values, query, api } = context;
  const source = await loadSource(context, values);
  const all = await api.get(layeredNavigation, { body: { filters: [...source.filters] } });
  const groups = filterGroups(all, query);
  const { sort = '', limit = '' } = query;
  const kept = { sort, limit };
  const applied = appliedFilters(groups);
  if (applied.length === 0) return { groups, kept };
  const filters = [...source.filters, ...applied];
  const narrowed = await api.get(layeredNavigation, { body: { filters } });
  return { groups: withCounts(groups, narrowed), kept };
}
