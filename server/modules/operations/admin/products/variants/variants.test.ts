import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Variants } from '#schemas/api/admin-variant.ts';
import { CartClient } from '#tests/support/cart-client.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let editor: EditorClient;
let size: Attribute;
let shade: Attribute;

interface Attribute {
  id: number;
  values: { id: number }[];
}

beforeEach(async () => {
  test = await createTestApp();
  editor = await createEditor(test);
  const shirt = { id: 1, names: { hr: 'Majica', en: 'Shirt' }, slug: 'majica', sku: 'MAJ' };
  await sell(test.app, aProduct({ ...shirt, cents: 2000 }), aProduct({ id: 2, sku: 'DRUGI' }));
  size = await attribute('Veličina', 'textSwatch', ['S', 'M']);
  shade = await attribute('Boja', 'visualSwatch', ['Crna', 'Bijela']);
});

const dataOf = <T = Variants & { switchedOff: string[] }>(response: LightMyRequestResponse) =>
  response.json<{ data: T }>().data;
const faultsOf = (response: LightMyRequestResponse) => response.json().error.payload.fields;

async function attribute(name: string, type: string, values: readonly string[]) {
  const made = await editor.send('POST', '/admin/attribute/create', {
    labels: { hr: name },
    type,
    values: values.map((hr) => ({ labels: { hr } })),
  });
  return dataOf<Attribute>(made);
}

const save = (write: object, id = 1) =>
  editor.send('PUT', `/admin/product/variants/${id}`, {
    attributeIds: [size.id, shade.id],
    ...{ make: [], change: [], remove: [] },
    ...write,
  });
const value = ({ values }: Attribute, at: number) => values[at]?.id ?? 0;
const combination = (sizeAt: number, shadeAt: number) => [
  value(size, sizeAt),
  value(shade, shadeAt),
];
const fresh = (sku: string, valueIds: number[], more: object = {}) => ({
  ...{ sku, valueIds, retailCents: 2000, stock: 3 },
  ...more,
});
const FOUR = () => [
  fresh('MAJ-S-C', combination(0, 0)),
  fresh('MAJ-S-B', combination(0, 1), { stock: 0 }),
  fresh('MAJ-M-C', combination(1, 0), { retailCents: 2500 }),
  fresh('MAJ-M-B', combination(1, 1), { retailCents: 1900, discountCents: 1500 }),
];
const makeFour = async () => dataOf(await save({ make: FOUR() }));
const detail = async (id = 1) => {
  const url = `/api/v1/product/web/get?id=${id}`;
  return (await test.app.inject({ url, headers: test.headers })).json().data;
};
const listed = async () => {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/v1/product/web/filter',
    headers: test.headers,
    payload: { limit: 20 },
  });
  return response.json().data.records;
};

describe('variants', () => {
  it('of two attributes are options of the product, with their prices and pieces', async () => {
    const { variants, format, retailCents, attributeIds } = await makeFour();

    expect([format, attributeIds]).toEqual(['configurable', [size.id, shade.id]]);
    expect(variants.map(({ names }) => names)).toMatchObject([
      { hr: 'Majica, S / Crna', en: 'Shirt, S / Crna' },
      { hr: 'Majica, S / Bijela' },
      { hr: 'Majica, M / Crna' },
      { hr: 'Majica, M / Bijela' },
    ]);
    const shown = await detail();
    expect(shown.associatedProductsAttributes).toMatchObject([
      { label: 'Veličina', values: [{ label: 'S' }, { label: 'M' }] },
      { label: 'Boja', values: [{ label: 'Crna' }, { label: 'Bijela' }] },
    ]);
    expect(
      shown.associatedProducts.map((one: Record<string, unknown>) => [
        ...[one['sku'], one['finalPrice'], one['available']],
      ]),
    ).toEqual([
      ['MAJ-S-C', 20, true],
      ['MAJ-S-B', 20, false],
      ['MAJ-M-C', 25, true],
      ['MAJ-M-B', 15, true],
    ]);
    expect(retailCents).toBe(1900);
  });

  it('stand behind one product in lists, which costs what the cheapest on sale costs', async () => {
    const { variants } = await makeFour();
    expect(await listed()).toMatchObject([{ id: 2 }, { id: 1, finalPrice: 15, available: true }]);

    const cheapest = variants[3]?.id ?? 0;
    await save({ change: [{ id: cheapest, archived: true }] });
    expect(await listed()).toMatchObject([{ id: 2 }, { id: 1, finalPrice: 20 }]);

    await save({
      change: variants
        .map(({ id }) => ({ id, ...(id === cheapest ? {} : { stock: 0 }) }))
        .filter(({ id }) => id !== cheapest),
    });
    expect((await listed()).find(({ id }: { id: number }) => id === 1).available).toBe(false);
  });

  it('are shown in the order of their values, whenever they were made', async () => {
    await save({ make: [fresh('M', combination(1, 0)), fresh('S', combination(0, 1))] });

    const { associatedProducts } = await detail();
    expect(associatedProducts.map(({ sku }: { sku: string }) => sku)).toEqual(['S', 'M']);
  });

  it('go into the cart, and are switched off instead of deleted while they lie there', async () => {
    const { variants } = await makeFour();
    const [bought, other] = variants;
    const cart = await CartClient.start(test);
    await cart.add(bought!.id);

    const after = dataOf(await save({ remove: [bought!.id, other!.id] }));

    expect(after.switchedOff).toEqual(['MAJ-S-C']);
    expect(after.variants.map(({ sku, archived }) => [sku, archived])).toEqual([
      ['MAJ-S-C', true],
      ['MAJ-M-C', false],
      ['MAJ-M-B', false],
    ]);
    expect((await detail()).associatedProducts).toHaveLength(2);
  });

  it('keep what a change does not name', async () => {
    const { variants } = await makeFour();
    const id = variants[0]?.id ?? 0;
    await editor.send('PATCH', `/admin/product/update/${id}`, { membershipCents: 1800 });

    const [first] = dataOf(await save({ change: [{ id, stock: 9 }] })).variants;

    expect(first).toMatchObject({ sku: 'MAJ-S-C', stock: 9, retailCents: 2000 });
    const stored = dataOf<object>(await editor.send('GET', `/admin/product/get/${id}`));
    expect(stored).toMatchObject({ membershipCents: 1800, mainProductId: 1, visible: false });
  });

  it('that somebody else changed are not overwritten', async () => {
    const { variants } = await makeFour();
    const id = variants[0]?.id ?? 0;
    await save({ change: [{ id, stock: 2, was: { stock: 3 } }] });

    const refused = await save({
      make: [],
      change: [{ id, stock: 12, retailCents: 1, was: { stock: 3, retailCents: 2000 } }],
    });

    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'RECORD_CHANGED']);
    expect(faultsOf(refused)).toEqual({ 'change.0.stock': 'changed' });
    const read = dataOf(await editor.send('GET', '/admin/product/variants/1'));
    expect(read.variants[0]).toMatchObject({ stock: 2, retailCents: 2000 });
  });

  it('are made once by two who make them at the same time', async () => {
    const answers = await Promise.all([save({ make: FOUR() }), save({ make: FOUR() })]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    const read = dataOf(await editor.send('GET', '/admin/product/variants/1'));
    expect(read.variants).toHaveLength(4);
  });

  it('take another attribute when each gets a value of it', async () => {
    const one = [size.id];
    const made = dataOf(await save({ attributeIds: one, make: [fresh('S', [value(size, 0)])] }));
    const id = made.variants[0]?.id ?? 0;

    expect(faultsOf(await save({}))).toEqual({ attributeIds: 'required' });
    const after = dataOf(await save({ change: [{ id, valueIds: combination(0, 1) }] }));
    expect(after.variants[0]).toMatchObject({
      valueIds: combination(0, 1),
      names: { hr: 'Majica, S / Bijela' },
    });
  });

  it('follow the name, the rate of VAT and the brand of their product', async () => {
    const { variants } = await makeFour();
    const id = variants[0]?.id ?? 0;
    await editor.send('PATCH', '/admin/product/update/1', {
      names: { hr: 'Košulja', en: 'Shirt' },
      vatBasisPoints: 1300,
      brandId: null,
    });

    expect(dataOf(await editor.send('GET', `/admin/product/get/${id}`))).toMatchObject({
      names: { hr: 'Košulja, S / Crna', en: 'Shirt, S / Crna' },
      vatBasisPoints: 1300,
      brandId: null,
    });
  });

  it('that are all gone leave a product that cannot be bought until it is made a plain one', async () => {
    const { variants } = await makeFour();
    await save({ attributeIds: [], remove: variants.map(({ id }) => id) });
    expect(await detail()).toMatchObject({ available: false, associatedProducts: [] });

    await editor.send('PATCH', '/admin/product/update/1', { format: 'simple', stock: 4 });
    expect(await detail()).toMatchObject({ available: true, format: 'simple' });
  });

  it('of nothing are not found', async () => {
    expect((await save({}, 99)).statusCode).toBe(404);
    expect((await editor.send('GET', '/admin/product/variants/99')).statusCode).toBe(404);
  });

  it('are refused where nothing can have them: of a bundle, and of a variant', async () => {
    const { variants } = await makeFour();

    const refused = await save({ make: FOUR() }, variants[0]?.id);
    expect(faultsOf(refused)).toEqual({ format: 'not allowed' });
  });

  const bad: [string, () => object, object][] = [
    [
      'the code of another product',
      () => ({ make: [fresh('DRUGI', combination(0, 0))] }),
      { 'make.0.sku': 'taken' },
    ],
    [
      'the same code twice',
      () => ({ make: [fresh('A', combination(0, 0)), fresh('A', combination(0, 1))] }),
      { 'make.1.sku': 'taken' },
    ],
    [
      'the same combination twice',
      () => ({ make: [fresh('A', combination(0, 0)), fresh('B', combination(0, 0))] }),
      { 'make.1.valueIds': 'uniqueItems' },
    ],
    [
      'a value too few',
      () => ({ make: [fresh('A', [value(size, 0)])] }),
      { 'make.0.valueIds': 'required' },
    ],
    [
      'values in the wrong order',
      () => ({ make: [fresh('A', combination(0, 0).reverse())] }),
      { 'make.0.valueIds': 'required' },
    ],
    [
      'a reduction that is none',
      () => ({ make: [fresh('A', combination(0, 0), { discountCents: 2000 })] }),
      { 'make.0.discountCents': 'maximum' },
    ],
    [
      'half a cent',
      () => ({ make: [fresh('A', combination(0, 0), { retailCents: 0.5 })] }),
      { 'make.0.retailCents': 'type' },
    ],
    [
      'a picture of nobody',
      () => ({ make: [fresh('A', combination(0, 0), { mediaIds: [99_999] })] }),
      { 'make.0.mediaIds.0': 'unknown' },
    ],
    [
      'an attribute of nobody',
      () => ({ attributeIds: [99_999], make: [fresh('A', [value(size, 0)])] }),
      { 'attributeIds.0': 'unknown', 'make.0.valueIds': 'required' },
    ],
    ['what is no variant of it', () => ({ remove: [2] }), { 'remove.0': 'unknown' }],
    [
      'more than a hundred',
      () => ({ make: Array.from({ length: 101 }, (_, at) => fresh(`A${at}`, combination(0, 0))) }),
      { make: 'maxItems' },
    ],
  ];
  it.each(bad)('are refused with %s, and nothing is stored', async (_what, write, faults) => {
    const response = await save(write());

    expect(response.statusCode, response.body).toBe(400);
    expect(faultsOf(response)).toEqual(faults);
    const read = dataOf(await editor.send('GET', '/admin/product/variants/1'));
    expect([read.format, read.variants]).toEqual(['simple', []]);
  });
});
