import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { WITH_OUTBOX } from '#tests/support/outbox.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let shopper: Record<string, string>;

beforeEach(async () => {
  test = await createTestApp(WITH_OUTBOX);
  shopper = await asShopper('kupac@izlog.test');
});

async function asShopper(email: string, siteId = 1, headers = test.headers) {
  await test.services.auth.createAccount(anAccount({ siteId, email }));
  const { tokens } = await logIn(test.app, headers, email);
  return { ...headers, accesstoken: tokens.accessToken };
}

const address = (change: object = {}) => ({
  type: 'shipping',
  firstName: 'Ana',
  lastName: 'Kovač',
  contactEmail: 'ana@izlog.test',
  contactPhone: '+385 91 123 4567',
  country: 'HR',
  city: 'Split',
  street: 'Riva',
  houseNumber: '7a',
  zipCode: '21000',
  ...change,
});
const create = (payload: object = address(), headers = shopper) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/user/web/address/create',
    headers,
    payload,
  });
const update = (id: number | string, payload: object, headers = shopper) =>
  test.app.inject({
    method: 'PATCH',
    url: `/api/v1/user/web/address/update/${id}`,
    headers,
    payload,
  });
const stored = async () => {
  const { rows } = await sql<{ id: number; type: string; city: string }>`
    select id, type, city from address order by id`.execute(test.database.db);
  return rows;
};
const fieldsOf = (response: { json(): { error: { payload: { fields: unknown } } } }) =>
  response.json().error.payload.fields;

describe('a new address', () => {
  it('stands in the profile', async () => {
    const response = await create(
      address({ companyName: ' Bonaca d.o.o. ', companyOIB: '69435151530', region: 'Dalmacija' }),
    );

    const expected = {
      ...address(),
      id: 1,
      companyName: 'Bonaca d.o.o.',
      companyOIB: '69435151530',
      region: 'Dalmacija',
    };
    expect(response.json()).toEqual({ data: expected });
    const profile = await test.app.inject({ url: '/api/v1/user/web/profile', headers: shopper });
    expect(profile.json()).toMatchObject({ data: { addresses: [expected] } });
  });

  it('may have no first name, as the forms of the profile do not ask for it', async () => {
    const { firstName: _left, ...rest } = address();

    expect((await create(rest)).json()).toMatchObject({ data: { firstName: '' } });
  });

  it('replaces one of the same type, but of the type other there may be many', async () => {
    await create();
    await create(address({ city: 'Zadar' }));
    await create(address({ type: 'other' }));
    await create(address({ type: 'other' }));
    await create(address({ type: 'main', country: 'DE' }));

    expect((await stored()).map(({ type, city }) => `${type} ${city}`)).toEqual([
      'shipping Zadar',
      'other Split',
      'other Split',
      'main Split',
    ]);
  });

  it('is one of twenty at most', async () => {
    for (let count = 0; count < 20; count += 1) await create(address({ type: 'other' }));

    const response = await create(address({ type: 'other' }));

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual({ type: 'maxItems' });
  });

  it('is told every missing field', async () => {
    const response = await create({});

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual({
      type: 'required',
      lastName: 'required',
      contactEmail: 'required',
      contactPhone: 'required',
      country: 'required',
      city: 'required',
      street: 'required',
      houseNumber: 'required',
      zipCode: 'required',
    });
  });

  it.each([
    [
      { lastName: ' ', city: 'a\r\nBcc: x' },
      { lastName: 'line', city: 'line' },
    ],
    [
      { contactEmail: 'x', contactPhone: 'zovi me' },
      { contactEmail: 'email', contactPhone: 'pattern' },
    ],
    [{ country: 'hr' }, { country: 'pattern' }],
    [{ country: 'XX' }, { country: 'enum' }],
    [{ country: 'DE' }, { country: 'enum' }],
    [{ companyOIB: '12345678901' }, { companyOIB: 'oib-or-empty' }],
    [{ zipCode: '<script>' }, { zipCode: 'pattern' }],
    [{ type: 'home' }, { type: 'enum' }],
    [
      { id: 7, accountId: 2 },
      { id: 'additionalProperties', accountId: 'additionalProperties' },
    ],
    [{ street: { $gt: '' } }, { street: 'type' }],
    [{ street: 'x'.repeat(101) }, { street: 'maxLength' }],
  ])('with %j is refused', async (change, fields) => {
    const response = await create(address(change));

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toMatchObject(fields);
    expect(await stored()).toEqual([]);
  });
});

describe('a changed address', () => {
  it('keeps what the change leaves out', async () => {
    await create();

    const response = await update(1, { city: 'Zadar', firstName: '' });

    expect(response.json()).toMatchObject({
      data: { ...address({ city: 'Zadar', firstName: '' }), id: 1 },
    });
  });

  it.each([
    [{ city: '' }, { city: 'line' }],
    [{ country: 'IT' }, { country: 'enum' }],
    [{ type: 'main' }, { type: 'additionalProperties' }],
    [{ id: 2 }, { id: 'additionalProperties' }],
  ])('with %j is refused', async (change, fields) => {
    await create();

    const response = await update(1, change);

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual(fields);
  });

  it.each(['99', '2147483648', '0', 'x', '-1'])('%s that is none is not found', async (id) => {
    expect([400, 404]).toContain((await update(id, { city: 'Zadar' })).statusCode);
  });

  it('of somebody else is not found, here and on another site', async () => {
    await create();
    const other = await asShopper('drugi@izlog.test');
    const foreign = await asShopper('treci@izlog.test', 2, await addSecondSite(test));

    const answers = [
      await update(1, { city: 'Zadar' }, other),
      await update(1, { city: 'Zadar' }, foreign),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(await stored()).toMatchObject([{ city: 'Split' }]);
  });

  it('of nobody is for nobody', async () => {
    expect((await update(1, {}, test.headers)).statusCode).toBe(401);
    expect((await create(address(), test.headers)).statusCode).toBe(401);
  });
});

describe('the consents of the address form', () => {
  beforeEach(async () => {
    const ctx = await test.services.directory.contextOf(1);
    await test.services.consentEditing.create(ctx, {
      uniqueNumber: 'dostava',
      displayName: 'Dostava',
    });
    await test.services.consentEditing.assign(
      { siteId: 1, accountId: null },
      {
        assigned_to: 'addressForm',
        consents: [1],
        requiredConsents: [1],
      },
    );
  });
  const logged = async () => {
    const { rows } = await sql`select email, form from consent_log`.execute(test.database.db);
    return rows;
  };

  it('are needed for a new and for a changed address', async () => {
    const missing = await create(address({ country: 'XX' }));
    const done = await create(address({ acceptedConsents: [1] }));
    const changed = await update(1, { city: 'Zadar', acceptedConsents: [] });

    expect(fieldsOf(missing)).toEqual({ country: 'enum', acceptedConsents: 'required' });
    expect(done.statusCode).toBe(200);
    expect(fieldsOf(changed)).toEqual({ acceptedConsents: 'required' });
    expect(await stored()).toMatchObject([{ city: 'Split' }]);
  });

  it('are kept with each change', async () => {
    await create(address({ acceptedConsents: [1] }));
    await update(1, { city: 'Zadar', acceptedConsents: ['dostava'] });

    expect(await logged()).toEqual([
      { email: 'kupac@izlog.test', form: 'addressForm' },
      { email: 'kupac@izlog.test', form: 'addressForm' },
    ]);
  });
});
