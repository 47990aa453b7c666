import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

const subscribe = (payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/newsletter/web/subscribe',
    headers: { ...test.headers, ...headers },
    payload,
  });

describe('the newsletter', () => {
  it('keeps a pending subscription with the language and the consents', async () => {
    const response = await subscribe(
      { email: 'Ana@Izlog.test', acceptedConsents: ['newsletter', 7] },
      { languagecode: 'de' },
    );

    expect(response.json()).toEqual({ data: {} });
    expect(
      await test.database.db.selectFrom('newsletter_subscription').selectAll().execute(),
    ).toMatchObject([
      {
        site_id: 1,
        email: 'ana@izlog.test',
        status: 'pending',
        locale: 'de',
        consents: ['newsletter', 7],
        confirmed_at: null,
      },
    ]);
  });

  it('says so when the address is subscribed already, however it is written', async () => {
    await subscribe({ email: 'ana@izlog.test' });

    const response = await subscribe({ email: 'ANA@izlog.test' });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      message: 'Already subscribed to newsletter',
      error: {
        code: 'ALREADY_SUBSCRIBED',
        payload: { message: 'Već ste prijavljeni na newsletter' },
      },
    });
  });

  it('names the field of an address that is none', async () => {
    const response = await subscribe({ email: 'ana@' });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { payload: { fields: { email: 'email' } } } });
  });

  it('takes ten subscriptions from one address, then asks to wait', async () => {
    for (let n = 0; n < 10; n += 1) await subscribe({ email: `ana${n}@izlog.test` });

    const response = await subscribe({ email: 'ana10@izlog.test' });

    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBeDefined();
  });
});
