import { filterPosts } from '#schemas/api/blog.ts';
import { filterProducts } from '#schemas/api/catalog.ts';
import { filterCategories, filterTags } from '#schemas/api/categories.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { Control } from '#schemas/fields.ts';
import { useBackOffice } from '../back-office-context.ts';
import { foldText } from '../fold-text.ts';
import { useLatest } from '../query/use-latest.ts';
import type { Choice } from './search-box.tsx';

/** Records that one search shows. */
const SHOWN = 20;
/** Kinds with few records are loaded whole. */
const ALL = 100;

/** Records of the shop that match; nothing typed finds the first ones. */
export async function findRecords(
  api: ApiPort,
  kind: Control,
  keywords: string,
): Promise<readonly Choice[]> {
  if (kind === 'product') {
    const body = { limit: SHOWN, ...(keywords ? { keywords } : {}) };
    return (await api.get(filterProducts, { body })).records.map(choiceOf);
  }
  const wanted = foldText(keywords);
  const all = await loadAll(api, kind);
  return all.filter(({ title }) => foldText(title).includes(wanted)).slice(0, SHOWN);
}

/** Names of picked records by id, as far as the shop still has them. */
export function useRecordNames(
  kind: Control,
  ids: readonly number[],
): Readonly<Record<number, string>> {
  const { api } = useBackOffice();
  const key = ids.join(',');
  const { value = [] } = useLatest(key === '' ? null : key, () => loadByIds(api, kind, key));
  return Object.fromEntries(value.map(({ id, title }) => [id, title]));
}

async function loadByIds(api: ApiPort, kind: Control, ids: string): Promise<readonly Choice[]> {
  if (kind !== 'product') return loadAll(api, kind);
  const body = { limit: ALL, filters: [{ key: 'id', value: ids }] };
  return (await api.get(filterProducts, { body })).records.map(choiceOf);
}

async function loadAll(api: ApiPort, kind: Control): Promise<readonly Choice[]> {
  const body = { limit: ALL };
  if (kind === 'category') return (await api.get(filterCategories, { body })).records.map(choiceOf);
  if (kind === 'tag') return (await api.get(filterTags, { body })).records.map(choiceOf);
  return (await api.get(filterPosts, { body })).records;
}

function choiceOf({ id, name }: { id: number; name: string }): Choice {
  return { id, title: name };
}
