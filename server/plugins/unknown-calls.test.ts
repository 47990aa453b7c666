import { expect, it } from 'vitest';
import { createTestApp } from '#tests/support/test-app.ts';

it('a call that nothing answers says so in the words of the contract (ROUTE-42)', async () => {
  const test = await createTestApp();

  for (const method of ['GET', 'POST'] as const) {
    const response = await test.app.inject({ method, url: '/api/v1/nema', headers: test.headers });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      errored: true,
      message: 'This page could not be found',
      error: { code: 'NOT_FOUND' },
    });
  }
});
