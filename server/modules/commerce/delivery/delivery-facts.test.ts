import { beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import { createEditor } from '#tests/support/editor-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 5 })]);
});

const change = (kind: string, values: object) =>
  test.database.db.updateTable('delivery_method').set(values).where('kind', '=', kind).execute();
const priceOf = (kind: string, cents: number) => change(kind, { price_cents: cents });

async function filled(text: string, tags = new Set<string>(), locale: Locale = 'hr') {
  const { site, store } = await test.services.directory.contextOf(1);
  return test.services.placeholders.fill({ site, store, locale }, text, tags);
}
const inEnglish = (text: string) => filled(text, new Set(), 'en');

describe('texts about delivery', () => {
  it('say what the methods cost, and go when they change', async () => {
    await priceOf('courier', 410);
    const tags = new Set<string>();

    expect(await filled('Dostava {delivery.courierPrice}', tags)).toBe('Dostava 4,10\u00a0€');
    expect([...tags]).toEqual(['settings']);

    await priceOf('courier', 123_456);
    expect(await filled('{delivery.courierPrice}')).toBe('1.234,56\u00a0€');
  });

  it('say from where on delivery is free, and nothing without such a limit', async () => {
    const { site } = await test.services.directory.contextOf(1);
    await test.services.settings.changeStore(site, 1, { freeDeliveryCents: 4200 });
    expect(await filled('{delivery.freeFrom}')).toBe('42,00\u00a0€');

    await test.services.settings.changeStore(site, 1, { freeDeliveryCents: 0 });
    expect(await filled('Brzo. Iznad {delivery.freeFrom} besplatno.')).toBe('Brzo.');
  });

  it('tell the lowest price of a kind, each method by its code, and none that is not offered', async () => {
    const { db } = test.database;
    const { id: _id, ...row } = await db
      .selectFrom('delivery_method')
      .selectAll()
      .where('id', '=', DELIVERY.courier)
      .executeTakeFirstOrThrow();
    await priceOf('courier', 410);
    const json = {
      names: JSON.stringify(row.names),
      descriptions: JSON.stringify(row.descriptions),
    };
    const more = { ...row, ...json, countries: JSON.stringify(row.countries), code: 77 };
    await db
      .insertInto('delivery_method')
      .values({ ...more, price_cents: 390 })
      .execute();
    expect(await filled('{delivery.courierPrice}')).toBe('3,90\u00a0€');
    expect(await filled('{delivery.price77}, {delivery.price1}')).toBe('3,90\u00a0€, 4,10\u00a0€');

    await db.updateTable('delivery_method').set({ active: false }).execute();
    expect(await filled('{delivery.courierPrice}')).toBe('');
    expect(await filled('{delivery.price77}')).toBe('');
    expect(await filled('{delivery.methods}')).toBe('');
  });

  it('call what costs nothing free, and leave what is collected out of the price of sending', async () => {
    await priceOf('courier', 400);
    await priceOf('locker', 300);

    expect(await filled('{delivery.pickupPrice}')).toBe('besplatno');
    expect(await inEnglish('{delivery.pickupPrice}')).toBe('free');
    expect(await filled('{delivery.price}')).toBe('3,00\u00a0€');
  });

  it.each([
    [null, null, '', ''],
    [0, 0, 'isti radni dan', 'the same working day'],
    [0, 1, 'isti ili sljedeći radni dan', 'the same or the next working day'],
    [1, 1, '1 radni dan', '1 working day'],
    [1, 3, '1 do 3 radna dana', '1 to 3 working days'],
    [2, 5, '2 do 5 radnih dana', '2 to 5 working days'],
    [null, 3, 'do 3 radna dana', 'up to 3 working days'],
    [0, 4, 'do 4 radna dana', 'up to 4 working days'],
  ])('say %s to %s working days as “%s”', async (min, max, hr, en) => {
    await change('courier', { days_min: min, days_max: max });

    expect(await filled('{delivery.courierDays}')).toBe(hr);
    expect(await inEnglish('{delivery.courierDays}')).toBe(en);
  });

  it('promise for all methods only what holds for all of them', async () => {
    await change('courier', { days_min: 1, days_max: 3, order_by: '14:00' });
    await change('locker', { days_min: 2, days_max: 5, order_by: '09:30' });
    expect(await filled('{delivery.days} {delivery.orderBy}')).toBe('1 do 5 radnih dana 9:30');

    await change('locker', { days_max: null, days_min: null, order_by: null });
    expect(await filled('{delivery.days}')).toBe('');
    expect(await filled('{delivery.orderBy}')).toBe('');
    expect(await filled('{delivery.courierDays} {delivery.courierOrderBy}')).toBe(
      '1 do 3 radna dana 14:00',
    );
  });
});

describe('texts about the shop', () => {
  it('say address and hours of the first place to collect at', async () => {
    expect(await filled('{shop.name}')).not.toBe('');
    expect(await filled('{shop.address}')).toBe('Ilica 25, 10000 Zagreb');
    expect(await filled('{shop.hours}')).toBe('pon–pet 8:00–21:00, sub 9:00–13:00');
    expect(await inEnglish('{shop.hours}')).toBe('Mon–Fri 8:00–21:00, Sat 9:00–13:00');
  });

  it('promise no hours where nothing is collected', async () => {
    await change('pickup', { active: false });

    expect(await filled('Otvoreno {shop.hours}.')).toBe('');
    expect(await filled('{shop.address}')).toBe('');
  });
});

describe('the term of a method', () => {
  it('is kept in the panel, and refused where it ends before it begins', async () => {
    const editor = await createEditor(test);
    const path = `/admin/delivery-method/update/${DELIVERY.courier}`;
    const save = (fields: object) => editor.send('PATCH', path, fields);
    const faultsOf = async (fields: object) =>
      (await save(fields)).json().error?.payload?.fields ?? null;

    const kept = await save({ daysMin: 2, daysMax: 4, orderBy: '09:30' });
    expect(kept.json().data).toMatchObject({ daysMin: 2, daysMax: 4, orderBy: '09:30' });
    expect(await filled('{delivery.days1}, {delivery.orderBy1}')).toBe('2 do 4 radna dana, 9:30');

    expect(await faultsOf({ daysMin: 5 })).toEqual({ daysMax: 'daysOrder' });
    expect(await faultsOf({ daysMax: null })).toEqual({ daysMax: 'required' });
    expect((await save({ daysMax: 91 })).statusCode).toBe(400);
    expect((await save({ orderBy: '24:00' })).statusCode).toBe(400);

    const gone = await save({ daysMin: null, daysMax: null, orderBy: null });
    expect(gone.json().data).toMatchObject({ daysMin: null, daysMax: null, orderBy: null });
  });
});

describe('what editors are offered', () => {
  const ask = async (locale: string) =>
    (await createEditor(test)).send('GET', `/admin/placeholders?locale=${locale}`);

  it('has names in the language of the caller, and texts in that of the content', async () => {
    await change('courier', { days_min: 1, days_max: 3 });
    const { placeholders } = (await ask('en')).json().data;

    expect(placeholders).toContainEqual({
      name: 'delivery.days1',
      group: 'Dostava',
      label: 'Dostava na adresu: rok',
      text: '1 to 3 working days',
    });
    expect(placeholders).toContainEqual(
      expect.objectContaining({ name: 'delivery.courierDays', label: '' }),
    );
    expect(placeholders).toContainEqual(
      expect.objectContaining({ name: 'company.oib', label: 'OIB', text: '' }),
    );
    for (const { name } of placeholders) expect(name).not.toContain('.of');
  });

  it('is for the back office, in a language that there is', async () => {
    const { app, headers } = test;
    const url = '/api/v1/admin/placeholders?locale=hr';

    expect((await app.inject({ url, headers })).statusCode).toBe(401);
    expect((await ask('xx')).statusCode).toBe(400);
  });
});
