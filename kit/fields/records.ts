import { filterPosts } from '#schemas/api/blog.ts';
import { filterProducts } from '#schemas/api/catalog.ts';
import { filterCategories, filterTags } from '#schemas/api/categories.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { searchSlugs } from '#schemas/api/finder.ts';
import type { Control } from '#schemas/fields.ts';
import { useBackOffice } from '../back-office-context.ts';
import { useLatest } from '../query/use-latest.ts';
import type { Choice } from './search-box.tsx';

/** Records that one search shows. */
const SHOWN = 20;
/** Ids that one call may name. */
const MAX_IDS = 100;

/** Records of the shop that match; nothing typed finds the first ones. */
export async function findRecords(
  api: ApiPort,
  kind: Control,
  keywords: string,
): Promise<readonly Choice[]> {
  const body = { limit: SHOWN, ...(keywords && { keywords }) };
  if (kind === 'product') return namesOf(api.get(filterProducts, { body }));
  if (kind === 'category') return namesOf(api.get(filterCategories, { body }));
  if (kind === 'tag') return namesOf(api.get(filterTags, { body }));
  const posts = { keywords, categories: ['post' as const], limit: SHOWN };
  return (await api.get(searchSlugs, { body: posts })).records;
}

/** Names of picked records by id, as far as the shop still has them. */
export function useRecordNames(
  kind: Control,
  ids: readonly number[],
): Readonly<Record<number, string>> {
  const { api } = useBackOffice();
  const key = ids.join(',');
  const load = () => loadByIds(api, kind, ids.slice(0, MAX_IDS));
  const { value = [] } = useLatest(key === '' ? null : key, load);
  return Object.fromEntries(value.map(({ id, title }) => [id, title]));
}

async function loadByIds(
  api: ApiPort,
  kind: Control,
  ids: readonly number[],
): Promise<readonly Choice[]> {
  if (kind === 'category') return namesOf(api.get(filterCategories, { body: { ids: [...ids] } }));
  if (kind === 'tag') return namesOf(api.get(filterTags, { body: { ids: [...ids] } }));
  if (kind === 'product') {
    const body = { limit: MAX_IDS, filters: [{ key: 'id', value: ids.join(',') }] };
    return namesOf(api.get(filterProducts, { body }));
  }
  return (await api.get(filterPosts, { body: { filters: { ids: [...ids] } } })).records;
}

async function namesOf(
  answer: Promise<{ records: readonly { id: number; name: string }[] }>,
): Promise<readonly Choice[]> {
  return (await answer).records.map(({ id, name }) => ({ id, title: name }));
}
