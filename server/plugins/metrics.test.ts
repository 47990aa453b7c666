import { describe, expect, it } from 'vitest';
import { createTestApp } from '#tests/support/test-app.ts';

/** An application of this file only: others count too. */
const OWN = {};
const GUARDED = { config: { metricsToken: 'a-long-token-of-the-operator' } };

describe('/metrics', () => {
  it('counts answers by route pattern and status, never by path', async () => {
    const { app, headers } = await createTestApp(OWN);
    await app.inject({ url: '/api/v1/term/get/nema-je', headers });
    await app.inject({ url: '/neka/stranica' });
    const { body, statusCode } = await app.inject('/metrics');

    expect(statusCode).toBe(200);
    expect(body).toMatch(
      /izlog_http_answer_seconds_count\{method="GET",route="\/api\/v1\/term\/get\/:slug",status="404"\} 1/,
    );
    expect(body).not.toContain('nema-je');
    expect(body).not.toContain('neka/stranica');
  });

  it('tells how many jobs wait', async () => {
    const { app, services, database } = await createTestApp();
    const runAfter = new Date(Date.now() + 3_600_000);
    await services.jobs.add(database.db, { kind: 'kasnije', payload: {}, runAfter });

    expect((await app.inject('/metrics')).body).toContain(
      'izlog_jobs{kind="kasnije",state="waiting"} 1',
    );
  });

  it('is nothing to other machines, also through a proxy', async () => {
    const { app } = await createTestApp();
    const elsewhere = await app.inject({ url: '/metrics', remoteAddress: '10.0.0.9' });
    const proxied = await app.inject({
      url: '/metrics',
      headers: { 'x-forwarded-for': '1.2.3.4' },
    });

    expect([elsewhere.statusCode, proxied.statusCode]).toEqual([404, 404]);
  });

  it('wants the token where one is set, from wherever it comes', async () => {
    const { app } = await createTestApp(GUARDED);
    const read = async (authorization: string) =>
      (await app.inject({ url: '/metrics', remoteAddress: '10.0.0.9', headers: { authorization } }))
        .statusCode;

    expect(await read('')).toBe(404);
    expect(await read('Bearer another')).toBe(404);
    expect(await read(`Bearer ${GUARDED.config.metricsToken}`)).toBe(200);
  });
});
