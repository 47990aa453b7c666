import { it } from 'vitest';
import { createTestApp } from '#tests/support/test-app.ts';
it('x', async () => {
  const { app, headers } = await createTestApp();
  for (let n = 0; n < 25; n += 1) {
    const r = await app.inject({ method: 'POST', url: '/api/v1/login', headers, remoteAddress: '10.1.1.1', payload: { username: `gost-${n}@izlog.test`, password: 'kriva', apiKey: '' } });
    if (n % 6 === 0) process.stdout.write(`${n} ${r.statusCode} ${r.body}\n`);
  }
  const r = await app.inject({ method: 'POST', url: '/akcije/prijava', headers: {'sec-fetch-site': 'same-origin', accept: 'application/json'}, remoteAddress: '10.1.1.1', payload: { username: 'gost-1@izlog.test', password: 'kriva' } });
  process.stdout.write(`${r.statusCode} ${r.body}\n`);
});
