import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';

import { shortcuts } from '#server/plugins/shortcuts.ts';
import { createQuietMoment } from './quiet-moment.ts';

const app = Fastify();
await app.register(shortcuts);
const quiet = createQuietMoment();
quiet.watch(app);
app.get('/', async () => '');
const shortcut = () => ({ status: 200, headers: [], body: null });
app.get('/short', { config: { shortcut } }, async () => '');

afterEach(() => app.close());

it('waits until nobody has asked for a second, and no longer when the work is to end', async () => {
  const never = new AbortController();
  const took = async (signal: AbortSignal) => {
    const startedAt = Date.now();
    await quiet.until(signal);
    return Date.now() - startedAt;
  };
  await app.inject('/');
  expect(await took(never.signal), 'nobody can ask').toBeLessThan(500);

  const address = await app.listen({ port: 0 });
  await fetch(address);
  expect(await took(never.signal)).toBeGreaterThan(900);
  expect(await took(never.signal), 'quiet already').toBeLessThan(500);

  await fetch(address);
  const ended = new AbortController();
  setTimeout(() => ended.abort(), 50);
  expect(await took(ended.signal)).toBeLessThan(900);

  await took(never.signal);
  await fetch(`${address}/short`);
  expect(await took(never.signal), 'a shortcut answered').toBeGreaterThan(900);
});
