import { expect, it } from 'vitest';
import { later } from './later.ts';

it('fetches once, and tells who waits', async () => {
  const asked: string[] = [];
  const code = later(async () => {
    asked.push('asked');
    return 'code';
  });
  code.subscribe(() => asked.push(`has ${code.now()}`));
  await Promise.all([code.fetch(), code.fetch()]);
  await code.fetch();

  expect(asked).toEqual(['asked', 'has code']);
});

it('asks again after it failed, and only then', async () => {
  let online = false;
  const code = later(() => (online ? Promise.resolve('code') : Promise.reject(new Error('x'))));
  await code.fetch();
  expect([code.now(), code.hasFailed()]).toEqual([undefined, true]);
  online = true;
  await code.fetch();

  expect([code.now(), code.hasFailed()]).toEqual(['code', false]);
});
