import { describe, expect, it } from 'vitest';

import { sampleCategories } from '#blocks/_fixtures/categories.ts';
import type { ApiPort, Endpoint, InputOf } from '#schemas/api/endpoint.ts';
import { loadCategories } from './category-tiles.loader.ts';
import type { CategoryTilesValues } from './category-tiles.schema.ts';

const DEFAULTS: CategoryTilesValues = {
  anchor: '',
  space: 'm',
  background: 'none',
  spaceBelow: 'same',
  contentWidth: 'page',
  audience: 'all',
  eyebrow: '',
  title: '',
  categoryIds: [],
  columns: 3,
  shape: 'portrait',
  showName: true,
};

/** Loads with a catalogue that answers with all sample categories; gives what it was asked, too. */
async function load(categoryIds: number[]) {
  const asked: unknown[] = [];
  const answer = { records: sampleCategories, totalPages: 1, totalRecords: 6, page: 1, limit: 6 };
  const api = {
    call: () => Promise.reject(new Error('not used')),
    get: (_endpoint: Endpoint, input: InputOf<Endpoint>) => {
      asked.push(input);
      return Promise.resolve(answer);
    },
  } as ApiPort;
  const values = { ...DEFAULTS, categoryIds };
  const route = { path: '/', params: {} };
  const data = await loadCategories({ values, route, query: {}, api, locale: 'hr' });
  return { asked, ids: data.categories.map(({ id }) => id) };
}

describe('loader of category-tiles', () => {
  it('takes the roots of the tree when nothing was chosen', async () => {
    const { asked, ids } = await load([]);

    expect(asked).toEqual([{ body: { tree: true } }]);
    expect(ids).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('keeps the chosen order and leaves out what is gone', async () => {
    const { asked, ids } = await load([5, 99, 1]);

    expect(asked).toEqual([{ body: { ids: [5, 99, 1] } }]);
    expect(ids).toEqual([5, 1]);
  });
});
