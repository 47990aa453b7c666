import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { fastify } from 'fastify';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { toAppError } from '#server/plugins/failures.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { receiveUpload } from './bucket/upload.ts';
import type { Intake } from './media-intake.ts';

const EDITOR = {
  siteId: 1,
  email: 'ema@izlog.test',
  password: 'Lozinka#1',
  scope: 'backoffice',
  firstName: 'Ema',
  lastName: 'Urednik',
} as const;

const aPicture = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#123' } })
    .png()
    .toBuffer();

/** Sends one whole file and the beginning of another. */
function sendHalf(socket: Socket, headers: Record<string, string>, picture: Buffer) {
  const part = '--grenze\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const lines = Object.entries({
    host: 'localhost',
    'content-type': 'multipart/form-data; boundary=grenze',
    'content-length': '9000000',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api/v2/media/upload HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(Buffer.concat([Buffer.from(part), picture, Buffer.from(`\r\n${part}PNG`)]));
}

it('leaves nothing behind when the client goes away in the middle', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'izlog-abort-'));
  const { app, services, headers } = await createTestApp({ config: { dataDir } });
  await services.auth.createAccount(EDITOR);
  const login = await app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers,
    payload: { username: EDITOR.email, password: EDITOR.password, apiKey: headers['apikey'] },
  });
  const { accessToken } = login.json().data.tokens;
  const isStored = async () => {
    const entries = await readdir(join(dataDir, 'media'), { recursive: true }).catch(() => []);
    return entries.some((name) => name.endsWith('.png'));
  };
  const picture = await aPicture();

  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  sendHalf(socket, { ...headers, accesstoken: accessToken }, picture);
  await waitUntil(isStored);
  socket.destroy();

  await waitUntil(async () => !(await isStored()));
  expect(await app.db.selectFrom('media').selectAll().execute()).toEqual([]);
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('leaves a file to somebody else who is uploading the same', async () => {
  const { services, app } = await createTestApp();
  const bytes = await aPicture();
  const [mine, theirs] = [services.media.startIntake(1), services.media.startIntake(1)];
  await mine.add({ bytes, originalName: 'moja.png' });
  await theirs.add({ bytes, originalName: 'njihova.png' });

  await mine.discard();
  const [stored] = await theirs.commit();

  const { path = '' } = (await services.media.byIds(1, [stored?.id ?? 0]))[stored?.id ?? 0] ?? {};
  expect((await app.inject({ url: path })).statusCode).toBe(200);
});

it('says that the disk is full (F6)', async () => {
  const app = fastify();
  await app.register(multipart, { throwFileSizeLimit: false });
  let isDiscarded = false;
  const intake: Intake = {
    add: async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
    commit: async () => [],
    discard: async () => {
      isDiscarded = true;
    },
  };
  app.post('/', (request) =>
    receiveUpload(
      { request, locale: 'hr', fileBytes: 1024 * 1024, checkDirectory: async () => undefined },
      intake,
    ),
  );
  app.setErrorHandler((error, _request, reply) => reply.code(toAppError(error).statusCode).send());
  const form = new FormData();
  form.append('file', new Blob(['x']), 'x.png');

  const response = await app.inject({ method: 'POST', url: '/', payload: form });

  expect(response.statusCode).toBe(507);
  expect(isDiscarded).toBe(true);
});
