import { beforeEach, describe, expect, it } from 'vitest';
import type { Branch } from '#schemas/api/branches.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { DELIVERY, openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let editor: EditorClient;
beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 5 })]);
  editor = await createEditor(test);
});

const ask = (query = '', headers: Record<string, string> = test.headers) =>
  test.app.inject({ method: 'GET', url: `/api/v1/delivery/branches${query}`, headers });
const branches = async (query = ''): Promise<Branch[]> => (await ask(query)).json().data.records;
const namesOf = async (query = '') => (await branches(query)).map(({ name }) => name);
const add = async (fields: object): Promise<number> =>
  (await editor.send('POST', '/admin/delivery-branch/create', fields)).json().data.id;
const change = (id: number, fields: object) =>
  editor.send('PATCH', `/admin/delivery-branch/update/${id}`, fields);
const changeMethod = (fields: object) =>
  editor.send('PATCH', `/admin/delivery-method/update/${DELIVERY.pickup}`, fields);

const SHOP = { methodId: DELIVERY.pickup, name: 'Bonaca Šibenik', address: 'Obala 1', position: 9 };

describe('the shops that goods are collected at', () => {
  it('are told to anybody with address, phone and hours, and no locker among them', async () => {
    const [first, second, ...more] = await branches();

    expect(first).toEqual({
      id: expect.any(Number),
      name: 'Bonaca Zagreb',
      address: 'Ilica 25, 10000 Zagreb',
      street: 'Ilica 25',
      postCode: '10000',
      town: 'Zagreb',
      phone: '+385 1 555 0110',
      hours: [
        { fromDay: 1, toDay: 5, opens: '08:00', closes: '21:00' },
        { fromDay: 6, toDay: 6, opens: '09:00', closes: '13:00' },
      ],
    });
    expect([second?.name, more]).toEqual(['Bonaca Split', []]);
  });

  it('come in parts, in the order of the panel', async () => {
    await add(SHOP);
    const { data } = (await ask('?limit=2&page=2')).json();

    expect(data).toMatchObject({ totalRecords: 3, totalPages: 2, page: 2, limit: 2 });
    expect(data.records).toEqual([
      { id: expect.any(Number), name: SHOP.name, address: 'Obala 1', street: 'Obala 1', hours: [] },
    ]);
  });

  it('are those of a town, however its letters are written', async () => {
    await add({ ...SHOP, town: 'Šibenik' });

    expect(await namesOf(`?town=${encodeURIComponent('ŠIBENIK')}`)).toEqual([SHOP.name]);
    expect(await namesOf('?town=%20split%20')).toEqual(['Bonaca Split']);
    expect(await namesOf('?town=%25')).toEqual([]);
    expect(await namesOf('?town=')).toHaveLength(3);
  });

  it('name a country where all that is collected goes to one', async () => {
    expect((await branches())[0]?.country).toBeUndefined();

    await changeMethod({ countries: ['HR'] });
    expect((await branches())[0]?.country).toBe('HR');
  });

  it('leave out what is hidden, and all where nothing is collected', async () => {
    const id = await add(SHOP);
    await change(id, { active: false });
    expect(await namesOf()).not.toContain(SHOP.name);

    await changeMethod({ active: false });
    expect(await namesOf()).toEqual([]);
  });

  it('are those of the site that is asked', async () => {
    const answer = await ask('', await addSecondSite(test));

    expect([answer.statusCode, answer.json().data.totalRecords]).toEqual([200, 0]);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['page=0', 'page'],
    [`town=${'a'.repeat(81)}`, 'town'],
  ])('refuse %s', async (query, field) => {
    const answer = await ask(`?${query}`);

    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.payload.fields)).toEqual([field]);
  });

  it('need the key of a site, and make pages anew when the panel changes one', async () => {
    expect((await ask('', {})).statusCode).toBe(401);

    const dropped: string[] = [];
    test.app.bus.subscribe((tags) => dropped.push(...tags));
    await add(SHOP);
    expect(dropped).toContain('settings');
  });
});
