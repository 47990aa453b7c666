import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

const SLOW_CLIENTS = 200;
const IN_FLIGHT = 30;
/** Far below the times after which connections are cut off, and enough for a busy machine. */
const PROMPT_MS = 20_000;

let test: TestApp;
let port: number;
let sockets: Socket[] = [];
/** Slow calls that have begun. */
let inFlight = 0;

/** A call that takes a while. */
const SETTINGS = {
  extend: (app: TestApp['app']) => {
    app.get('/sporo', { config: { access: 'public' } }, async () => {
      inFlight += 1;
      await new Promise((done) => setTimeout(done, 500));
      return { done: true };
    });
  },
};

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  if (!test.app.server.listening) await test.app.listen({ host: '127.0.0.1', port: 0 });
  const address = test.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** What the server says to raw bytes, until it ends the connection or has nothing more to say. */
async function answerTo(bytes: string | Buffer): Promise<string> {
  const socket = await open();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(bytes);
  await Promise.race([once(socket, 'close'), new Promise((done) => setTimeout(done, 500))]);
  return Buffer.concat(chunks).toString('latin1');
}

describe('clients that never finish', () => {
  it('do not keep others from being served (F24)', async () => {
    for (let n = 0; n < SLOW_CLIENTS; n += 1) {
      const socket = await open();
      socket.write(`POST /api/v1/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\nx-${n}: `);
    }

    const startedAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/healthz`);

    expect(response.status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(PROMPT_MS);
  });

  it('are cut off after a time', () => {
    const { requestTimeout, headersTimeout } = test.app.server;

    expect(requestTimeout).toBeGreaterThan(0);
    expect(requestTimeout).toBeLessThanOrEqual(300_000);
    expect(headersTimeout).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThanOrEqual(60_000);
  });
});

describe('bytes that are no request', () => {
  it.each([
    ['nothing like HTTP', '\u0000\u0001\u0002\r\n\r\n'],
    ['a TLS greeting', Buffer.from('16030100ca010000c6', 'hex')],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a header without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['a path with a broken escape', 'GET /api/%E0%A4%A HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ])('with %s are refused, and the server lives on', async (_name, bytes) => {
    const answer = await answerTo(bytes);

    expect(answer === '' || /^HTTP\/1\.1 4\d\d/.test(answer)).toBe(true);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });
});

describe('what is no request to the framework', () => {
  it.each([
    ['nothing like HTTP', 400, 'MALFORMED_REQUEST', 'nesto\r\n\r\n'],
    ['an unknown method', 400, 'MALFORMED_REQUEST', 'NEMA / HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['no host', 400, 'MALFORMED_REQUEST', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['a broken escape', 400, 'MALFORMED_REQUEST', 'GET /api/%E0%A4%A HTTP/1.1\r\nhost: a\r\n\r\n'],
    [
      'an expectation',
      417,
      'EXPECTATION_FAILED',
      'POST /healthz HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\n\r\n',
    ],
    [
      'long headers',
      431,
      'HEADERS_TOO_LARGE',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
    ],
    [
      'an endless header',
      431,
      'HEADERS_TOO_LARGE',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(100_000)}`,
    ],
  ])('is refused as everything else: %s (S39)', async (_name, status, code, bytes) => {
    const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');

    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/\r\ncontent-type: application\/json; charset=utf-8/i);
    expect(JSON.parse(body)).toMatchObject({ errored: true, statusCode: status, error: { code } });
  });
});

describe('a stop under load', () => {
  it('lets every request in flight end first (F25)', async () => {
    const calls = Array.from({ length: IN_FLIGHT }, () => fetch(`http://127.0.0.1:${port}/sporo`));
    await waitUntil(async () => inFlight === IN_FLIGHT);

    const stoppedAt = performance.now();
    const closed = test.app.close();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    await closed;

    expect(statuses).toEqual(Array(IN_FLIGHT).fill(200));
    expect(performance.now() - stoppedAt).toBeLessThan(PROMPT_MS);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  });
});
