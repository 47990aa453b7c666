import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Callers } from './support/callers.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
const ENDLESS = 2 * 1024 * MIB;
/** What is read of a client that was answered already, and what lies in buffers meanwhile. */
const SLACK = 2 * MIB;

const PART = '--meja\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const JSON_TYPE = 'application/json';
const PARTS_TYPE = 'multipart/form-data; boundary=meja';
const FORM_TYPE = 'application/x-www-form-urlencoded';

interface Sending {
  call: string;
  type: string;
  /** Bytes before those that never end. */
  begin?: string;
}

let test: TestApp;
let port = 0;
let lastSocket: Socket | undefined;
const headers: Record<'guest' | 'editor', Record<string, string>> = { guest: {}, editor: {} };

beforeAll(async () => {
  test = await createTestApp();
  if (!test.app.server.listening) await test.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = test.app.server.address() as AddressInfo);
  test.app.server.on('connection', (socket) => {
    lastSocket = socket;
  });
  headers.guest = test.headers;
  headers.editor = await new Callers(test).headersOf('editor');
});

/** Sends and sends, whatever is answered, until the connection is closed. */
async function sendEndlessly(
  role: 'guest' | 'editor',
  { call, type, begin = '' }: Sending,
  length: Record<string, string>,
) {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  const lines = Object.entries({
    host: 'shop.test',
    'sec-fetch-site': 'same-origin',
    'content-type': type,
    ...length,
    ...headers[role],
  });
  socket.write(`${call} HTTP/1.1\r\n${lines.map(([k, v]) => `${k}: ${v}\r\n`).join('')}\r\n`);
  const isChunked = length['transfer-encoding'] !== undefined;
  const frame = (text: string) =>
    isChunked ? `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n` : text;
  if (begin) socket.write(frame(begin));
  const piece = frame('x'.repeat(64 * KIB));
  while (!socket.destroyed) {
    if (socket.write(piece)) await new Promise(setImmediate);
    else
      await new Promise<void>((done) => {
        for (const event of ['drain', 'close', 'error']) socket.once(event, () => done());
      });
  }
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body, read: lastSocket?.bytesRead ?? 0 };
}

const WAYS = [
  ['a length', { 'content-length': String(ENDLESS) }],
  ['chunks', { 'transfer-encoding': 'chunked' }],
] as const;

describe.each(WAYS)('a body of gigabytes with %s is cut off', (_way, length) => {
  it.each<[name: string, 'guest' | 'editor', Sending, status: number, limit: number]>([
    [
      'of a call',
      'guest',
      { call: 'POST /api/v2/ecommerce/checkout/cart/addItem', type: JSON_TYPE, begin: '{"a":"' },
      413,
      64 * KIB,
    ],
    ['of a form', 'guest', { call: 'POST /akcije/prijava', type: FORM_TYPE }, 413, 64 * KIB],
    ['of no call', 'guest', { call: 'POST /api/v1/nema', type: JSON_TYPE }, 413, 64 * KIB],
    ['of what takes none', 'guest', { call: 'GET /healthz', type: JSON_TYPE }, 200, 0],
    [
      'of a page',
      'editor',
      { call: 'PUT /api/v1/element/update/1', type: JSON_TYPE, begin: '{"a":"' },
      413,
      2 * MIB,
    ],
    // What kind of file it is, is known when all of it is there: until then it may be a video.
    [
      'of a file',
      'editor',
      { call: 'POST /api/v2/media/upload', type: PARTS_TYPE, begin: PART },
      413,
      64 * MIB,
    ],
    [
      'of a product',
      'editor',
      { call: 'PUT /api/v1/admin/product-file/update/1', type: PARTS_TYPE },
      413,
      21 * MIB,
    ],
    [
      'of a file',
      'guest',
      { call: 'POST /api/v2/media/upload', type: PARTS_TYPE, begin: PART },
      401,
      0,
    ],
    ['without a pass', 'guest', { call: 'PUT /api/v1/media/bucket?key=a', type: 'a/b' }, 404, 0],
  ])('%s, by a %s', async (_name, role, sending, status, limit) => {
    const answer = await sendEndlessly(role, sending, length);

    expect(answer.status).toBe(status);
    expect(answer.read).toBeLessThan(limit + SLACK);
    if (status >= 400) {
      expect(answer.head).toMatch(/content-type: application\/json/i);
      expect(JSON.parse(answer.body)).toMatchObject({ errored: true, statusCode: status });
    }
  });
});

describe('a body that is a little too large', () => {
  it('is answered on a connection that lives on', async () => {
    const payload = JSON.stringify({ a: 'x'.repeat(100 * KIB) });
    const url = `http://127.0.0.1:${port}/api/v1/login`;

    for (let count = 0; count < 3; count += 1) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...test.headers, 'content-type': JSON_TYPE },
        body: payload,
      });

      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ error: { code: 'PAYLOAD_TOO_LARGE' } });
    }
  });
});
