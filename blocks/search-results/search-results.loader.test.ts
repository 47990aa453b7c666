import { describe, expect, it } from 'vitest';

import { sampleProducts } from '#blocks/_fixtures/products.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { ApiPort, Endpoint } from '#schemas/api/endpoint.ts';
import { loadResults } from './search-results.loader.ts';
import type { SearchResultsValues } from './search-results.schema.ts';

/** A shop in which words with an `e` find three pages of products; keeps what it was asked. */
async function search(query: Record<string, string>) {
  const asked: Record<string, unknown>[] = [];
  const api = {
    call: () => Promise.reject(new Error('not used')),
    get: (_endpoint: Endpoint, { body }: { body: Record<string, unknown> }) => {
      asked.push(body);
      const words = body['keywords'];
      const isFound = typeof words !== 'string' || words.includes('e');
      const isThere = isFound && Number(body['page'] ?? 1) <= 3;
      const records = isThere ? sampleProducts : [];
      return Promise.resolve({
        records,
        totalPages: isFound ? 3 : 0,
        totalRecords: isFound ? 30 : 0,
      });
    },
  } as unknown as ApiPort;
  const context = {
    values: { limit: 12, featuredTag: 2 },
    query,
    api,
    route: { path: '/pretraga', params: {} },
    locale: 'hr',
  } as unknown as LoadContext<SearchResultsValues>;
  return { data: await loadResults(context), asked };
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
