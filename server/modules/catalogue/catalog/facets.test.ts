import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AppliedFilter, LayeredFilter, Product } from '#schemas/api/catalog.ts';
import { importCatalog } from '#server/seed/catalog/catalog-import.repository.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { generateCatalog } from '../../../../tools/generate-catalog.ts';

/** Products of the shop that all tests of this file look at. */
const COUNT = 240;

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp();
  await importCatalog(testApp.app.db, generateCatalog(COUNT, { seed: 7 }));
});

async function post(url: string, payload: object) {
  const response = await testApp.app.inject({
    method: 'POST',
    url,
    headers: testApp.headers,
    payload,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
}

const list = (payload: object) => post('/api/v1/product/web/filter', payload);
const facetsOf = (payload: object): Promise<LayeredFilter[]> =>
  post('/api/v1/product/layered/navigation', payload);
const totalOf = async (payload: object): Promise<number> =>
  (await list({ ...payload, limit: 1 })).totalRecords;

/** Facets whose values are chosen by id; ranges have one value without one. */
const isChosenById = ({ type }: LayeredFilter) => type !== 'numberField';

function chosen(facet: LayeredFilter, ids: readonly number[]): AppliedFilter {
  const names = facet.type === 'yesNo' ? ids.map((id) => (id === 1 ? 'yes' : 'no')) : ids;
  return { key: facet.attributeCode, value: names.join(',') };
}

describe('the filters of a list', () => {
  it('are price, brand and the attributes, each value with what it stands for', async () => {
    const facets = await facetsOf({});

    expect(facets.map(({ attributeCode }) => attributeCode)).toEqual([
      ...['finalPrice', 'brand', 'skin_type', 'ingredient', 'shade', 'net_amount', 'spf', 'vegan'],
    ]);
    expect(facets[0]).toMatchObject({
      label: 'Cijena',
      type: 'numberField',
      values: [{ totalProducts: COUNT, minValue: expect.any(Number) }],
    });
    const vegan = facets.find(({ attributeCode }) => attributeCode === 'vegan');
    expect(vegan?.values.map(({ attributeID, valueLabel }) => [attributeID, valueLabel])).toEqual([
      [1, 'Da'],
      [0, 'Ne'],
    ]);
    const shade = facets.find(({ attributeCode }) => attributeCode === 'shade');
    expect(shade?.values[0]).toMatchObject({ color: '#d9a87f', image: null });
  });

  it('count exactly what a click on a value shows, whatever is chosen already (I43)', async () => {
    const all = (await facetsOf({})).filter(isChosenById);
    const choice = fc.record({
      facet: fc.integer({ min: 0, max: all.length - 1 }),
      values: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 3 }),
    });
    const query = fc.record({
      choices: fc.uniqueArray(choice, { maxLength: 3, selector: ({ facet }) => facet }),
      category: fc.option(fc.integer({ min: 1, max: 35 }), { nil: undefined }),
      price: fc.option(fc.integer({ min: 5, max: 60 }), { nil: undefined }),
      keywords: fc.constantFrom(undefined, 'krema', 'lavanda', 'noc'),
      clicked: fc.nat({ max: 50 }),
    });

    await fc.assert(
      fc.asyncProperty(query, async ({ choices, category, price, keywords, clicked }) => {
        const filters = choices.flatMap(({ facet: at, values }) => {
          const facet = all[at];
          const ids = values.flatMap((place) => facet?.values[place]?.attributeID ?? []);
          return facet && ids.length > 0 ? [chosen(facet, ids)] : [];
        });
        if (price) filters.push({ key: 'finalPrice', range: { min: price, max: price + 20 } });
        const shared = { mainCategory: category, keywords };

        const facets = (await facetsOf({ ...shared, filters })).filter(isChosenById);

        const clickable = facets.flatMap((facet) =>
          facet.values.map((value) => ({ facet, value })),
        );
        const click = clickable[clicked % Math.max(clickable.length, 1)];
        if (!click) return;
        const others = filters.filter(({ key }) => key !== click.facet.attributeCode);
        const total = await totalOf({
          ...shared,
          filters: [...others, chosen(click.facet, [click.value.attributeID])],
        });
        expect(click.value.totalProducts).toBe(total);
      }),
      { numRuns: 60 },
    );
  });

  it('leave out values that nothing has, and facets without values', async () => {
    const sun = await facetsOf({ keywords: 'sunčanje' });
    const capsules = await facetsOf({ keywords: 'kapsule' });

    expect(sun.some(({ attributeCode }) => attributeCode === 'spf')).toBe(true);
    expect(capsules.some(({ attributeCode }) => attributeCode === 'spf')).toBe(false);
    for (const { values } of capsules) {
      for (const { totalProducts } of values) expect(totalProducts).toBeGreaterThan(0);
    }
  });

  it('tell the bounds of a range without its own bounds', async () => {
    const [whole] = await facetsOf({});
    const [narrowed] = await facetsOf({
      filters: [{ key: 'finalPrice', range: { min: 10, max: 20 } }],
    });

    expect(narrowed).toEqual(whole);
  });
});

describe('a filter', () => {
  const matches = async (filter: AppliedFilter) =>
    (await list({ filters: [filter], limit: 100 })).records as Product[];

  it('by price takes bounds as an object or as text, one of them open, both included', async () => {
    const sorted = await list({ limit: 100, sort: { param: 'finalPrice', order: 'asc' } });
    const [{ finalPrice: least }] = sorted.records;

    expect(await totalOf({ filters: [{ key: 'finalPrice', value: `${least},${least}` }] })).toBe(
      sorted.records.filter((product: Product) => product.finalPrice === least).length,
    );
    for (const value of ['10,20', [10, 20]]) {
      for (const { finalPrice } of await matches({ key: 'finalPrice', value })) {
        expect(finalPrice).toBeGreaterThanOrEqual(10);
        expect(finalPrice).toBeLessThanOrEqual(20);
      }
    }
    expect(await totalOf({ filters: [{ key: 'finalPrice', value: '10,' }] })).toBe(
      COUNT - (await totalOf({ filters: [{ key: 'finalPrice', range: { min: 0, max: 9.99 } }] })),
    );
    expect(await totalOf({ filters: [{ key: 'finalPrice', range: { min: 0, max: 0 } }] })).toBe(
      COUNT,
    );
  });

  it('by number finds the products within the bounds', async () => {
    const [low, high] = [
      await totalOf({ filters: [{ key: 'net_amount', value: '25,250' }] }),
      await totalOf({ filters: [{ key: 'net_amount', range: { min: 251, max: 500 } }] }),
    ];

    expect(low).toBeGreaterThan(0);
    expect(low + high).toBe(COUNT);
  });

  it('by availability, yes or no, finds one half each', async () => {
    const yes = await totalOf({ filters: [{ key: 'available', value: true }] });
    const no = await totalOf({ filters: [{ key: 'available', value: 'no' }] });

    expect(no).toBeGreaterThan(0);
    expect(yes + no).toBe(COUNT);
    for (const product of await matches({ key: 'available', value: 'no' })) {
      expect(product.available).toBe(false);
    }
  });

  it('finds a configurable product by what one of its variants has', async () => {
    const facets = await facetsOf({});
    const shade = facets.find(({ attributeCode }) => attributeCode === 'shade');
    const [value] = shade?.values ?? [];

    const found = await matches({ key: 'shade', value: value?.attributeID });

    expect(found.length).toBe(value?.totalProducts);
    expect(found.every(({ configurable }) => configurable)).toBe(true);
  });

  it('by a value of another attribute, or by nonsense, finds nothing', async () => {
    const facets = await facetsOf({});
    const brand = facets.find(({ attributeCode }) => attributeCode === 'brand');
    const foreign = facets.find(({ attributeCode }) => attributeCode === 'ingredient')?.values[0];

    expect(brand?.values.length).toBeGreaterThan(5);
    expect(await totalOf({ filters: [{ key: 'skin_type', value: foreign?.attributeID }] })).toBe(0);
    for (const value of ['x', { $gt: 1 }, '1e309', '-1', null]) {
      expect(await totalOf({ filters: [{ key: 'skin_type', value }] })).toBe(0);
      expect(await totalOf({ filters: [{ key: 'finalPrice', value }] })).toBeLessThanOrEqual(COUNT);
    }
  });

  it('that nobody knows is ignored, also one without a value', async () => {
    expect(await totalOf({ filters: [{ key: 'constructor', value: 1 }, { key: 'x' }] })).toBe(
      COUNT,
    );
  });
});

describe('all pages of a list together', () => {
  it('show each product exactly once, at any size and in any order (I42)', async () => {
    const query = fc.record({
      limit: fc.integer({ min: 7, max: 100 }),
      param: fc.constantFrom('id', 'finalPrice', 'name', 'categoryPriority', undefined),
      order: fc.constantFrom('asc', 'desc'),
      keywords: fc.constantFrom(undefined, 'krema', 'ulje ruza'),
    });

    await fc.assert(
      fc.asyncProperty(query, async ({ limit, param, order, keywords }) => {
        const shared = { limit, keywords, ...(param && { sort: { param, order } }) };
        const first = await list({ ...shared, page: 1 });
        const pages = [first];
        for (let page = 2; page <= first.totalPages; page += 1) {
          pages.push(await list({ ...shared, page }));
        }

        const ids = pages.flatMap((page) => page.records.map(({ id }: Product) => id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBe(first.totalRecords);
        expect((await list({ ...shared, page: first.totalPages + 1 })).records).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('are in order', async () => {
    const sorted = (records: Product[], keyOf: (product: Product) => number) =>
      records.every(
        (product, at) => at === 0 || keyOf(records[at - 1] ?? product) <= keyOf(product),
      );
    const whole = async (param: string, order: string): Promise<Product[]> =>
      (await list({ limit: 0, sort: { param, order } })).records;

    expect(sorted(await whole('finalPrice', 'asc'), ({ finalPrice }) => finalPrice)).toBe(true);
    expect(sorted(await whole('finalPrice', 'desc'), ({ finalPrice }) => -finalPrice)).toBe(true);
    expect(sorted(await whole('id', 'asc'), ({ id }) => id)).toBe(true);
    expect(
      sorted(await whole('categoryPriority', 'desc'), (product) => -product.categoryPriority),
    ).toBe(true);
    const names = (await whole('name', 'desc')).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => new Intl.Collator('hr').compare(b, a)));
  });
});
