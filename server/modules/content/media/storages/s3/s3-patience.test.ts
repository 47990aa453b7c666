import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createS3Bucket } from './s3-bucket.ts';
import { connectS3, type S3Connection } from './s3-client.ts';
import { createS3Storage } from './s3-storage.ts';

const { log } = fastify({ logger: false });
const SIZE = 1_000_000;

/** Says nothing at all. */
const silent = () => undefined;
/** Begins an object and sends a byte of it now and then, for ever. */
function trickling(response: ServerResponse) {
  response.writeHead(200, { 'content-length': SIZE });
  const timer = setInterval(() => response.write('x'), 20);
  response.on('close', () => clearInterval(timer));
}
/** Sends all of it. */
const whole = (response: ServerResponse) => response.end(Buffer.alloc(SIZE));

let server: Server;
let connection: S3Connection;

async function connectTo(answer: (response: ServerResponse) => unknown) {
  server = createServer((request, response) => {
    request.resume();
    if (request.method === 'HEAD') response.writeHead(200, { 'content-length': SIZE }).end();
    else answer(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  connection = connectS3(
    { bucket: 'b', region: 'r', endpoint, accessKeyId: 'ACCESS', secretAccessKey: 'SECRET' },
    log,
    { connectMs: 1000, idleMs: 1000, stepMs: 300 },
  );
  return { storage: createS3Storage(connection, log), bucket: createS3Bucket(connection) };
}
afterEach(async () => {
  connection.close();
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

const UNAVAILABLE = { statusCode: 503, payload: { retryAfter: 5 } };

it('a store that never answers is given up, whatever was asked of it (F28)', async () => {
  const { storage, bucket } = await connectTo(silent);
  const file = Buffer.from('slika');

  await expect(storage.put('site-1/a.webp', file)).rejects.toMatchObject(UNAVAILABLE);
  await expect(storage.read('site-1/a.webp')).rejects.toMatchObject(UNAVAILABLE);
  await expect(bucket.put('a.png', file)).rejects.toMatchObject(UNAVAILABLE);
  await expect(bucket.read('a.png', SIZE)).rejects.toMatchObject(UNAVAILABLE);
  await expect(bucket.remove('a.png')).rejects.toMatchObject(UNAVAILABLE);
  await expect(storage.removeFolder('site-1')).resolves.toBeUndefined();
});

it('a store that sends a byte now and then is given up, too', async () => {
  const { storage, bucket } = await connectTo(trickling);

  await expect(storage.read('site-1/a.webp')).rejects.toMatchObject(UNAVAILABLE);
  await expect(bucket.read('a.png', SIZE)).rejects.toMatchObject(UNAVAILABLE);
  const file = await storage.open('site-1/a.webp');
  await expect(file && buffer(file.stream())).rejects.toThrow('too slowly');
});

it('a visitor may take longer over a file than a store may', async () => {
  const { storage } = await connectTo(whole);
  const file = await storage.open('site-1/a.webp');
  let size = 0;
  let isFirst = true;
  for await (const chunk of file?.stream() ?? []) {
    if (isFirst) await new Promise((resolve) => setTimeout(resolve, 700));
    isFirst = false;
    size += chunk.length;
  }

  expect(size).toBe(SIZE);
});
