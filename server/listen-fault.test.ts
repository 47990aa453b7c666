import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listenFault } from './listen-fault.ts';

/** What listening there fails with. */
function faultAt(host: string, port: number): Promise<unknown> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

it('tells in one line what to do about a host or a port that cannot be listened on', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => {
    taken.listen(0, '127.0.0.1', resolve);
  });
  const address = taken.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;

  // The second one belongs to documentation, and no machine has it.
  const said = [
    listenFault(await faultAt('127.0.0.1', port)),
    listenFault(await faultAt('203.0.113.5', 0)),
    listenFault(await faultAt('there-is-none.invalid', 0)),
    listenFault(Object.assign(new Error('no'), { syscall: 'listen', code: 'EACCES' })),
  ];

  expect(said[0]).toMatch(/Set PORT to another one/);
  expect(said[1]).toMatch(/HOST is no address of this machine/);
  expect(said[2]).toMatch(/HOST is no address of this machine/);
  expect(said[3]).toMatch(/PORT=3000/);
  for (const line of said) expect(line).not.toContain('\n');
  taken.close();
});

it('leaves other errors as they are', () => {
  expect(listenFault(new Error('no'))).toBeUndefined();
  const away = { syscall: 'connect', code: 'ENOTFOUND' };
  expect(listenFault(Object.assign(new Error('no'), away))).toBeUndefined();
  const unknown = { syscall: 'listen', code: 'EMFILE' };
  expect(listenFault(Object.assign(new Error('no'), unknown))).toBeUndefined();
});
