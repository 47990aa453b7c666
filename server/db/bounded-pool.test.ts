import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import { boundedPool } from './bounded-pool.ts';
import { isUnreachable } from './unreachable.ts';

/** How long the first ones wait for a connection; those that are refused at once do not wait. */
const WAIT_MS = 4_000;

it('refuses at once what would wait behind too many others', async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const pool = boundedPool(
    new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: WAIT_MS }),
    { maxWaiting: 2 },
  );
  const isRefused = (asked: Promise<unknown>) =>
    asked.then(
      () => false,
      (error: unknown) => isUnreachable(error),
    );
  const waiting = [pool.connect(), pool.connect(), pool.connect()].map(isRefused);

  const startedAt = performance.now();
  expect(await isRefused(pool.connect())).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(WAIT_MS / 2);

  expect(await Promise.all(waiting)).toEqual([true, true, true]);
  for (const socket of sockets) socket.destroy();
  mute.close();
});
