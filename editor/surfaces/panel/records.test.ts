import { expect, it } from 'vitest';
import { findRecords } from '#kit/fields/records.ts';
import { filterPosts } from '#schemas/api/blog.ts';
import { filterCategories, filterTags } from '#schemas/api/categories.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { searchSlugs } from '#schemas/api/finder.ts';
import { createFakeApi, success } from '../../testing/fake-api.ts';

const page = { totalPages: 1, totalRecords: 1, page: 1, limit: 20 };

function aShop() {
  const api = createFakeApi();
  const tag = { id: 987, name: 'Oznaka 987' };
  api.on(filterTags, () => success({ records: [tag], ...page }));
  api.on(filterCategories, () =>
    success({
      records: [{ ...tag, slug: 'a', description: '', image: null, parent_id: null, children: [] }],
      ...page,
    }),
  );
  api.on(searchSlugs, () =>
    success({
      records: [{ id: 987, type: 'post' as const, title: 'Oznaka 987', slug: 'a' }],
      ...page,
    }),
  );
  api.on(filterPosts, () => success({ records: [], ...page }));
  const asked = ({ key }: Endpoint) => api.calls.find((call) => call.key === key)?.input;
  return { api, asked };
}

it.each([
  ['tag', filterTags],
  ['category', filterCategories],
  ['post', searchSlugs],
] as const)(
  'the server searches for a %s, however many there are (ADMIN-10)',
  async (kind, call) => {
    const { api, asked } = aShop();

    const found = await findRecords(api, kind, '987');

    expect(found).toMatchObject([{ id: 987, title: 'Oznaka 987' }]);
    expect(asked(call)).toMatchObject({ body: { keywords: '987', limit: 20 } });
  },
);
