import { useEffect, useState } from 'react';

import { filterPosts } from '#schemas/api/blog.ts';
import { filterCategories, filterProducts, filterTags } from '#schemas/api/catalog.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { Control } from '#schemas/fields.ts';
import { useEditor } from '../editor-context.ts';

type Names = Readonly<Record<number, string>>;

/** Names of picked records by id, as far as the shop still has them. */
export function useRecordNames(kind: Control, ids: readonly number[]): Names {
  const { api } = useEditor();
  const [names, setNames] = useState<Names>({});
  const key = ids.join(',');
  useEffect(() => {
    if (key === '') return;
    let isCurrent = true;
    load(api, kind, key).then(
      (loaded) => isCurrent && setNames(loaded),
      () => isCurrent && setNames({}),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, kind, key]);
  return names;
}

async function load(api: ApiPort, kind: Control, ids: string): Promise<Names> {
  const limit = 100;
  switch (kind) {
    case 'category':
      return byId(
        (await api.get(filterCategories, { body: { ids: ids.split(',').map(Number) } })).records,
      );
    case 'tag':
      return byId((await api.get(filterTags, { body: { limit } })).records);
    case 'post':
      return byId((await api.get(filterPosts, { body: { limit } })).records);
    default:
      return byId(
        (await api.get(filterProducts, { body: { limit, filters: [{ key: 'id', value: ids }] } }))
          .records,
      );
  }
}

function byId(records: readonly { id: number; name?: string; title?: string }[]): Names {
  return Object.fromEntries(records.map(({ id, name, title }) => [id, name ?? title ?? '']));
}
