import { wordsOf } from '#blocks/_ui/search-form/words.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { filterProducts, type Product } from '#schemas/api/catalog.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { SearchResultsValues } from './search-results.schema.ts';

export interface SearchResultsData {
  /** Words that the address searches for; empty before a search. */
  words: string;
  products: readonly Product[];
  total: number;
  page: number;
  pages: number;
  /** Shown in place of results (SRCH-03). */
  featured: readonly Product[];
}

/** Most products that are shown where there are no results. */
const MAX_FEATURED = 10;

/** A page of the products that fit the words of the address best (SRCH-02, SRCH-04). */
export async function loadResults({
  values,
  query,
  api,
}: LoadContext<SearchResultsValues>): Promise<SearchResultsData> {
  const words = wordsOf(query);
  // Nothing to ask for (LIST-10).
  const found = words === '' ? NOTHING : await readPage(api, words, values, askedPage(query));
  const featured = found.total === 0 ? await loadFeatured(api, values) : [];
  return { words, ...found, featured };
}

const NOTHING = { products: [], total: 0, page: 1, pages: 1 };

/** A page that there is not is ignored; the first one is shown (LIST-05). */
async function readPage(
  api: ApiPort,
  keywords: string,
  { limit }: Pick<SearchResultsValues, 'limit'>,
  asked: number,
): Promise<Pick<SearchResultsData, 'products' | 'total' | 'page' | 'pages'>> {
  const filters = [
    { key: 'archived', value: false },
    { key: 'type', value: 'product' },
  ];
  const read = (page: number) =>
    api.get(filterProducts, { body: { keywords, filters, page, limit } });
  const answer = await read(asked);
  const isThere = asked <= Math.max(1, answer.totalPages);
  const { records, totalPages, totalRecords } = isThere ? answer : await read(1);
  return {
    products: records,
    total: totalRecords,
    page: isThere ? asked : 1,
    pages: Math.max(1, totalPages),
  };
}

async function loadFeatured(
  api: ApiPort,
  { featuredTag }: Pick<SearchResultsValues, 'featuredTag'>,
): Promise<readonly Product[]> {
  const filters = featuredTag === undefined ? [] : [{ key: 'tag', value: featuredTag }];
  const { records } = await api.get(filterProducts, { body: { filters, limit: MAX_FEATURED } });
  return records;
}

function askedPage({ page = '' }: Record<string, string>): number {
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
