import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_BRANCHES } from '#schemas/api/branch-fields.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let editor: EditorClient;
beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 5 })]);
  editor = await createEditor(test);
});

const HOURS = [
  { fromDay: 1, toDay: 5, opens: '08:00', closes: '12:00' },
  { fromDay: 1, toDay: 5, opens: '13:00', closes: '17:00' },
  { fromDay: 6, toDay: 6, opens: '08:00', closes: '13:00' },
];
const PLACE = {
  methodId: DELIVERY.locker,
  name: 'Paketomat Trešnjevka',
  address: 'Ozaljska 12',
  postCode: '10000',
  town: 'Zagreb',
  phone: '+385 1 234 5678',
};
const path = (verb: string) => `/admin/delivery-branch/${verb}`;
const create = (fields: object) => editor.send('POST', path('create'), fields);
const faultsIn = (answer: Awaited<ReturnType<typeof create>>) =>
  [answer.statusCode, answer.json().error?.payload.fields] as const;
const importCsv = (csv: string, methodId?: number) =>
  editor.send('POST', path('import'), { csv, ...(methodId && { methodId }) });
const places = () =>
  test.database.db.selectFrom('delivery_branch').selectAll().orderBy('id').execute();

async function offered(methodId: number) {
  const buyer = await Buyer.meet(test);
  await buyer.add(1);
  const answer = await buyer.call('POST', 'delivery/getApplicableDeliveryMethods', {
    countryIso: 'HR',
  });
  const methods: { id: number; options: { id: number; name: string }[] }[] = answer.json().data;
  return { buyer, method: methods.find(({ id }) => id === methodId) };
}

describe('a place to collect at', () => {
  it('is made with a code of its own, and shoppers are offered it with its whole address', async () => {
    const made = (await create({ ...PLACE, hours: HOURS })).json().data;
    const { method } = await offered(DELIVERY.locker);

    expect(made).toMatchObject({ ...PLACE, hours: HOURS, active: true });
    expect(made.code).toMatch(/^[0-9A-F]{10}$/);
    expect(method?.options).toContainEqual({
      id: made.id,
      name: PLACE.name,
      address: 'Ozaljska 12, 10000 Zagreb',
      phone: PLACE.phone,
      hours: HOURS,
    });
  });

  it('that is hidden is offered to nobody, and chosen by nobody', async () => {
    const { id } = (await create(PLACE)).json().data;
    await editor.send('PATCH', path(`update/${id}`), { active: false });
    const { buyer, method } = await offered(DELIVERY.locker);
    const chosen = await buyer.call('PUT', 'delivery/saveDeliveryMethod', {
      userId: buyer.userId,
      deliveryMethodId: DELIVERY.locker,
      branchId: id,
    });

    expect(method?.options.map((option) => option.id)).not.toContain(id);
    expect(chosen.json().error.payload.fields).toEqual({ branchId: 'enum' });
  });

  it('that goes while it lies in a cart has to be chosen again', async () => {
    const { id } = (await create(PLACE)).json().data;
    const { buyer } = await offered(DELIVERY.locker);
    await buyer.chooseDelivery(DELIVERY.locker, id);
    await editor.send('DELETE', path(`delete/${id}`));

    const cart = await buyer.call('POST', 'cart/getCart', {});
    expect(cart.json().data.deliveryMethodId).toBeNull();
  });

  it('belongs to a method that is collected, of the same store', async () => {
    expect(faultsIn(await create({ ...PLACE, methodId: DELIVERY.courier }))).toEqual([
      400,
      { methodId: 'enum' },
    ]);
    expect(faultsIn(await create({ ...PLACE, methodId: 999_999 }))).toEqual([
      400,
      { methodId: 'enum' },
    ]);
  });

  it.each([
    ['hoursOrder', [{ fromDay: 5, toDay: 1, opens: '08:00', closes: '12:00' }]],
    ['hoursOrder', [{ fromDay: 1, toDay: 5, opens: '12:00', closes: '08:00' }]],
    ['hoursOverlap', [...HOURS, { fromDay: 5, toDay: 7, opens: '16:00', closes: '20:00' }]],
  ])('has hours that can be: %s', async (rule, hours) => {
    expect(faultsIn(await create({ ...PLACE, hours }))).toEqual([400, { hours: rule }]);
  });

  it('has a code that no other place of the store has', async () => {
    await create({ ...PLACE, code: 'ZG-1' });
    const again = await create({ ...PLACE, code: 'ZG-1' });

    expect([again.statusCode, again.json().error.code]).toEqual([409, 'ALREADY_EXISTS']);
  });

  it('is one of no more than a checkout can show', async () => {
    const { db } = test.database;
    await db
      .insertInto('delivery_branch')
      .values(
        Array.from({ length: MAX_BRANCHES }, (_, at) => ({
          store_id: 1,
          method_id: DELIVERY.locker,
          name: `Paketomat ${at}`,
          hours: '[]',
        })),
      )
      .execute();

    expect(faultsIn(await create(PLACE))).toEqual([400, { name: 'maxItems' }]);
    const { errors } = (await importCsv('code;name;address\nA;B;C', DELIVERY.locker)).json().data;
    expect(errors).toEqual([{ row: 1, key: 'A', fields: { code: 'maxItems' } }]);
  });
});

describe('a method without places', () => {
  it('is not offered where it is a locker, and is where it is the shop itself', async () => {
    await test.database.db.deleteFrom('delivery_branch').execute();

    expect((await offered(DELIVERY.locker)).method).toBeUndefined();
    expect((await offered(DELIVERY.pickup)).method?.options).toEqual([]);
  });

  it('is told before the shop opens', async () => {
    const notes = async () => {
      const { steps } = (await editor.send('GET', '/admin/opening')).json().data;
      return steps.find(({ step }: { step: string }) => step === 'delivery').notes;
    };
    await create({ ...PLACE, methodId: DELIVERY.pickup });
    const before = await notes();
    await test.database.db.deleteFrom('delivery_branch').execute();

    expect([before, await notes()]).toEqual([[], ['noPlaces']]);
  });
});

describe('a list of places', () => {
  const HEAD = 'code;method;name;address;postCode;town;hours';

  it('makes and changes them, and tells faults by their rows', async () => {
    const { code: method } = await test.database.db
      .selectFrom('delivery_method')
      .select('code')
      .where('id', '=', DELIVERY.locker)
      .executeTakeFirstOrThrow();
    const first = await importCsv(
      [
        HEAD,
        `ZG-1;${method};Trešnjevka;Ozaljska 12;10000;Zagreb;1-5 08:00-20:00|6 08:00-13:00`,
        'ZG-2;9999;Utrina;Kombolova 4;10000;Zagreb;',
        `ZG-3;${method};Vrbik;Prisavlje 2;10000;Zagreb;1-5 20:00-08:00`,
        'ZG-4;;Bez načina;Ulica 1;;;',
        `ZG-5;${method};;Ulica 1;;;`,
        'previše;ćelija;u;ovom;retku;je;stvarno;puno',
      ].join('\n'),
    );

    expect(first.json().data).toEqual({
      created: 1,
      updated: 0,
      errors: [
        { row: 4, key: '', fields: { method: 'type' } },
        { row: 5, key: '', fields: { name: 'minLength' } },
        { row: 6, key: '', fields: { row: 'type' } },
        { row: 2, key: 'ZG-2', fields: { method: 'enum' } },
        { row: 3, key: 'ZG-3', fields: { hours: 'hoursOrder' } },
      ],
    });
    const second = await importCsv('code,name\nZG-1,Trešnjevka sjever');
    expect(second.json().data).toEqual({ created: 0, updated: 1, errors: [] });
    expect((await places()).at(-1)).toMatchObject({
      name: 'Trešnjevka sjever',
      post_code: '10000',
      hours: [
        { fromDay: 1, toDay: 5, opens: '08:00', closes: '20:00' },
        { fromDay: 6, toDay: 6, opens: '08:00', closes: '13:00' },
      ],
    });
  });

  it('of a carrier belongs to the method that is said aside', async () => {
    const csv = 'code;name;address\nZG-1;Trešnjevka;Ozaljska 12';
    const without = await importCsv(csv);
    const given = await importCsv(csv, DELIVERY.locker);

    expect(without.json().data.errors).toEqual([
      { row: 1, key: 'ZG-1', fields: { method: 'required' } },
    ]);
    expect(given.json().data).toEqual({ created: 1, updated: 0, errors: [] });
    expect((await places()).at(-1)).toMatchObject({ method_id: DELIVERY.locker, town: '' });
  });

  it('with columns that there are not is refused', async () => {
    expect(faultsIn(await importCsv('code;lat\nZG-1;45'))).toEqual([
      400,
      { lat: 'additionalProperties' },
    ]);
    expect((await editor.send('POST', path('import'), { csv: '' })).statusCode).toBe(400);
  });

  it('that went out comes in again as it was', async () => {
    await create({ ...PLACE, code: 'ZG-1', hours: HOURS });
    const before = await places();
    const out = await editor.send('GET', '/admin/export?kind=delivery-branch&format=csv');
    const back = await importCsv(out.body);

    expect(out.body).toContain('1-5 08:00-12:00|1-5 13:00-17:00|6 08:00-13:00');
    expect(back.json().data).toEqual({ created: 0, updated: before.length, errors: [] });
    expect(await places()).toEqual(before);
  });
});

it('an order remembers the address of the place', async () => {
  const { id } = (await create(PLACE)).json().data;
  const { buyer } = await offered(DELIVERY.locker);
  await buyer.chooseDelivery(DELIVERY.locker, id);
  await buyer.choosePayment(1);
  await buyer.placed();
  const order = await test.database.db
    .selectFrom('shop_order')
    .selectAll()
    .executeTakeFirstOrThrow();

  expect(order.delivery.branch).toEqual({
    id,
    name: PLACE.name,
    address: 'Ozaljska 12, 10000 Zagreb',
  });
});
