import { describe, expect, it } from 'vitest';

import { sampleProducts } from '#blocks/_fixtures/products.ts';
import { answeringApi, SAMPLE_REQUEST } from '#tests/support/loader-api.ts';
import { loadResults } from './search-results.loader.ts';
import type { SearchResultsValues } from './search-results.schema.ts';

const values: SearchResultsValues = {
  anchor: '',
  space: 'm',
  background: 'none',
  spaceBelow: 'same',
  contentWidth: 'page',
  audience: 'all',
  title: '',
  none: '',
  featuredTitle: '',
  featuredTag: 2,
  limit: 12,
  window: 3,
  columns: 4,
};

/** A shop in which words with an `e` find three pages of products; keeps what it was asked. */
async function search(query: Record<string, string>) {
  const asked: Record<string, unknown>[] = [];
  const api = answeringApi({
    get: (_endpoint, { body }) => {
      asked.push(body);
      const words = body['keywords'];
      const isFound = typeof words !== 'string' || words.includes('e');
      const isThere = isFound && Number(body['page'] ?? 1) <= 3;
      const records = isThere ? sampleProducts : [];
      return { records, totalPages: isFound ? 3 : 0, totalRecords: isFound ? 30 : 0 };
    },
  });
  const route = { path: '/pretraga', params: {} };
  const data = await loadResults({ ...SAMPLE_REQUEST, route, query, api, values });
  return { data, asked };
}

describe('loader of search-results', () => {
  it('asks for twelve products that fit the words, and recommends nothing beside them', async () => {
    const { data, asked } = await search({ q: '  krema   za lice ', page: '2' });

    expect(data).toMatchObject({ words: 'krema za lice', total: 30, page: 2, pages: 3 });
    expect(data.featured).toEqual([]);
    expect(asked).toEqual([
      {
        keywords: 'krema za lice',
        filters: [
          { key: 'archived', value: false },
          { key: 'type', value: 'product' },
        ],
        page: 2,
        limit: 12,
      },
    ]);
  });

  it('recommends products where nothing was found', async () => {
    const { data } = await search({ q: 'xyz' });

    expect(data).toMatchObject({ words: 'xyz', total: 0, products: [] });
    expect(data.featured).toEqual(sampleProducts);
  });

  it.each(['', '   '])('searches for nothing without words: "%s"', async (q) => {
    const { data, asked } = await search({ q });

    expect(data).toMatchObject({ words: '', total: 0 });
    expect(asked).toEqual([{ filters: [{ key: 'tag', value: 2 }], limit: 10 }]);
  });

  it('shows the first page to an address beyond the last', async () => {
    const { data } = await search({ q: 'krema', page: '9' });

    expect(data.page).toBe(1);
    expect(data.products).not.toEqual([]);
  });

  it('cuts endless words to what the call takes', async () => {
    const { asked } = await search({ q: 'e'.repeat(900) });

    expect(asked[0]?.['keywords']).toHaveLength(200);
  });
});
