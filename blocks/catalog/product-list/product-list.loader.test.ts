import { describe, expect, it } from 'vitest';
import { sampleCategories } from '#blocks/_fixtures/categories.ts';
import { sampleProducts } from '#blocks/_fixtures/products.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { ApiPort, Endpoint, InputOf } from '#schemas/api/endpoint.ts';
import { loadProductList } from './product-list.loader.ts';

const VALUES = { filterMode: 'page', typeFilter: '', sort: 'desc:id', limit: 12 } as const;
const [face] = sampleCategories;

/** A shop of five pages whose lists can be filtered by the colour. */
function shop() {
  const asked: { key: string; input: unknown }[] = [];
  const colours = { attributeCode: 'colour', type: 'dropdown', label: 'Boja' };
  const answers: Record<string, unknown> = {
    'catalog.layeredNavigation': [
      { ...colours, values: [{ attributeID: 7, valueLabel: 'Bijela' }] },
    ],
    'catalog.filterProducts': { records: sampleProducts, totalPages: 5, totalRecords: 55 },
  };
  const api = {
    call: () => Promise.resolve({ errored: false, data: face }),
    get: ({ key }: Endpoint, input: InputOf<Endpoint>) => {
      asked.push({ key, input });
      return Promise.resolve(answers[key]);
    },
  } as ApiPort;
  const lists = () => asked.filter(({ key }) => key === 'catalog.filterProducts');
  return { api, asked, lists };
}

function context(api: ApiPort, path: string, query: Record<string, string> = {}, values = {}) {
  return {
    values: { ...VALUES, ...values },
    route: { path, params: {} },
    query,
    api,
    locale: 'hr',
  } satisfies LoadContext<typeof VALUES>;
}

describe('loader of product-list', () => {
  it('asks for the category of the page, never for withdrawn products', async () => {
    const { api, lists } = shop();

    await loadProductList(context(api, '/shop/njega-lica'));
    await loadProductList(context(api, '/shop'));

    const archived = { key: 'archived', value: false };
    const common = { page: 1, limit: 12, sort: { param: 'id', order: 'desc' } };
    expect(lists().map(({ input }) => input)).toMatchObject([
      { body: { ...common, filters: [archived, { key: 'category', value: face?.id }] } },
      { body: { ...common, filters: [archived] } },
    ]);
  });

  it('asks for what the address chooses and says what of it is chosen', async () => {
    const { api, lists } = shop();
    const query = { colour: '7', unknown: '3', sort: 'asc:name', limit: '24', page: '2' };

    const data = await loadProductList(context(api, '/shop', query));

    const filters = [
      { key: 'archived', value: false },
      { key: 'colour', value: '7' },
    ];
    expect(lists()[0]?.input).toMatchObject({
      body: { page: 2, limit: 24, sort: { param: 'name', order: 'asc' }, filters },
    });
    expect(data).toMatchObject({ page: 2, pages: 5, total: 55, chosen: [{ code: 'colour' }] });
  });

  it('shows the first page in place of one that there is not', async () => {
    const { api, lists } = shop();

    const data = await loadProductList(context(api, '/shop', { page: '999' }));

    expect(data.page).toBe(1);
    expect(lists().at(-1)?.input).toMatchObject({ body: { page: 1 } });
  });

  it('asks for nothing while nothing is picked', async () => {
    const { api, asked } = shop();
    const values = { filterMode: 'specific', selectedProductIds: [] };

    const data = await loadProductList(context(api, '/o-nama', {}, values));

    expect(data).toMatchObject({ products: [], total: 0, pages: 1 });
    expect(asked).toEqual([]);
  });
});
