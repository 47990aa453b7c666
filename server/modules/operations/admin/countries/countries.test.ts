import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CountriesState } from '#schemas/api/admin-countries.ts';
import type { Opening } from '#schemas/api/opening.ts';
import { Buyer, dataOf } from '#tests/support/buyer.ts';
import { CartClient, fieldsOf, refusalOf } from '#tests/support/cart-client.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { DELIVERY, openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const PATH = '/admin/settings/countries';

let test: TestApp;
let owner: EditorClient;
beforeEach(async () => {
  test = await createTestApp();
  owner = await createEditor(test, { role: 'owner' });
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 5 })]);
});

const read = async () => dataOf<CountriesState>(await owner.send('GET', PATH));
const change = (countries: readonly string[], standard = countries[0]) =>
  owner.send('PUT', PATH, { countries, standard });
const offered = async (query = '?allowed=true', headers = test.headers) =>
  dataOf<{ iso: string; isDefault: boolean }[]>(
    await test.app.inject({ url: `/api/v1/lookup/countries${query}`, headers }),
  );
const isoOf = (list: readonly { iso: string }[]) => list.map(({ iso }) => iso);
const setRoute = (id: number, countries: string) =>
  test.database.db
    .updateTable('delivery_method')
    .set({ countries: sql`${countries}::jsonb` })
    .where('id', '=', id)
    .execute();
const fewDelivery = async () =>
  dataOf<Opening>(await owner.send('GET', '/admin/opening'))
    .steps.find(({ step }) => step === 'delivery')
    ?.notes.includes('fewDelivery');

describe('where a shop sells', () => {
  it('is offered in its order from the next call on, with the proposed one', async () => {
    expect(isoOf(await offered())).toEqual(['HR', 'SI']);

    const state = dataOf<CountriesState>(await change(['SI', 'AT', 'HR'], 'HR'));

    expect(state).toMatchObject({ countries: ['SI', 'AT', 'HR'], standard: 'HR' });
    expect((await offered()).map(({ iso, isDefault }) => [iso, isDefault])).toEqual([
      ['SI', false],
      ['AT', false],
      ['HR', true],
    ]);
    expect((await offered('')).filter(({ isDefault }) => isDefault)).toMatchObject([{ iso: 'HR' }]);
    expect(await read()).toEqual(state);
  });

  it.each([
    [[], 'HR', { countries: 'none' }],
    [['HR', 'XX'], 'HR', { 'countries.1': 'unknown' }],
    [['HR', 'HR'], 'HR', { 'countries.1': 'twice' }],
    [['HR'], 'SI', { standard: 'standard' }],
  ])('is not %j with %s', async (countries, standard, faults) => {
    const answer = await change(countries, standard);

    expect(answer.statusCode).toBe(400);
    expect(fieldsOf(answer)).toEqual(faults);
    expect((await read()).countries).toEqual(['HR', 'SI']);
  });

  it.each([
    [{ countries: ['hr'], standard: 'HR' }],
    [{ countries: Array.from({ length: 251 }, () => 'HR'), standard: 'HR' }],
    [{ countries: ['HR'] }],
    [{ countries: ['HR'], standard: 'HR', routes: [] }],
  ])('is refused as %j by its form', async (body) => {
    expect((await owner.send('PUT', PATH, body)).statusCode).toBe(400);
  });

  it('keeps to countries that ways of delivery go to (409 names those that would go nowhere)', async () => {
    await setRoute(DELIVERY.pickup, '["SI"]');

    const answer = await change(['HR']);

    expect(refusalOf(answer)).toEqual([409, 'COUNTRY_IN_USE']);
    expect(answer.json()).toMatchObject({
      error: { payload: { methods: 'Preuzimanje u ljekarni' } },
    });
    expect((await read()).countries).toEqual(['HR', 'SI']);
    await setRoute(DELIVERY.pickup, '["SI", "HR"]');
    expect((await change(['HR'])).statusCode).toBe(200);
  });

  it('does not ask where what is downloaded goes', async () => {
    await setRoute(DELIVERY.digital, '["SI"]');

    expect((await change(['HR'])).statusCode).toBe(200);
    expect((await read()).routes.map(({ id }) => id)).not.toContain(DELIVERY.digital);
  });

  it('is for owners to change, each of their own shop', async () => {
    const editor = await createEditor(test, { email: 'urednica@izlog.test' });
    const second = await addSecondSite(test);

    expect((await editor.send('GET', PATH)).statusCode).toBe(200);
    expect((await editor.send('PUT', PATH, { countries: ['HR'], standard: 'HR' })).statusCode).toBe(
      403,
    );
    expect((await change(['HR'])).statusCode).toBe(200);
    expect(isoOf(await offered('?allowed=true', second))).toEqual(['AT']);
  });
});

describe('at the checkout', () => {
  it('no parcel goes to a country that the shop has left, nor is one ordered to it', async () => {
    for (const id of Object.values(DELIVERY)) await setRoute(id, '["HR", "SI"]');
    const buyer = await Buyer.ready(test);
    expect((await change(['SI'])).statusCode).toBe(200);

    const methods = (countryIso: string) =>
      buyer.call('POST', 'delivery/getApplicableDeliveryMethods', { countryIso });
    expect(fieldsOf(await methods('HR'))).toEqual({ countryIso: 'enum' });
    expect((await methods('SI')).statusCode).toBe(200);
    await buyer.cart();
    expect((await buyer.order()).statusCode).toBe(400);

    expect((await change(['HR', 'SI'])).statusCode).toBe(200);
    expect((await methods('HR')).statusCode).toBe(200);
    await buyer.chooseDelivery(DELIVERY.courier);
    expect((await buyer.order()).statusCode).toBe(200);
  });

  it('a cart goes where the shop proposes', async () => {
    await change(['HR', 'SI'], 'SI');
    await CartClient.start(test);

    const carts = await test.database.db.selectFrom('cart').select('country').execute();
    expect(carts).toEqual([{ country: 'SI' }]);
  });
});

describe('a new way of delivery', () => {
  const method = { code: 77, names: { hr: 'Dron' }, priceCents: 500, kind: 'courier' };
  const create = (more: object = {}) =>
    owner.send('POST', '/admin/delivery-method/create', { ...method, ...more });

  it('goes wherever the shop sells, where nothing is said', async () => {
    await change(['HR', 'SI', 'AT']);

    expect(dataOf(await create())).toMatchObject({ countries: ['HR', 'SI', 'AT'] });
    expect(dataOf(await create({ code: 78, countries: ['AT'] }))).toMatchObject({
      countries: ['AT'],
    });
    expect(fieldsOf(await create({ code: 79, countries: ['HR', 'XX'] }))).toEqual({
      countries: 'enum',
    });
  });

  it('is missed by the set-up where no other goes to a country of the shop', async () => {
    expect(await fewDelivery()).toBe(false);
    await change(['HR', 'SI', 'AT']);
    expect(await fewDelivery()).toBe(true);

    await create({ countries: ['AT'] });
    expect(await fewDelivery()).toBe(false);
  });
});
