import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { startS3Peer } from '#tests/support/s3-peer.ts';
import { addSecondSite, logInToSecondSite } from '#tests/support/second-site.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';
import { createUploadPasses } from './upload-signature.ts';

const dataDir = newTempFolder();
const peer = await startS3Peer();
afterAll(() => peer.close());

const ON_DISK: TestSettings = { config: { dataDir } };
const ON_S3: TestSettings = {
  config: {
    dataDir: newTempFolder(),
    storage: {
      settings: peer.settings,
    },
  },
};

const picture = await sharp({
  create: { width: 40, height: 30, channels: 3, background: '#1f4f55' },
})
  .png()
  .toBuffer();

let test: TestApp;
let ema: EditorClient;

async function start(settings: TestSettings) {
  test = await createTestApp(settings);
  ema = await createEditor(test);
}

const announce = (fileName = 'Krema za lice.png', mime = 'image/png') =>
  ema.send('POST', '/media/getUploadUrl', { fileName, mime });
const announced = async (): Promise<{ url: string; key: string }> => (await announce()).json().data;
const put = (url: string, payload: Buffer = picture) =>
  test.app.inject({ method: 'PUT', url, headers: { 'content-type': 'image/png' }, payload });
const take = (key: string) => ema.send('POST', '/media/addFromBucket', { key });
const create = (driveId: string) => ema.send('POST', '/media/create', { driveId });

/** What lies in the store beside the library itself. */
const objectsBesideLibrary = () =>
  [...peer.objects.keys()].filter((key) => !key.startsWith('bonaca/media/'));

async function filesOnDisk(): Promise<string[]> {
  const folder = join(dataDir, 'media-bucket');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe.each([
  ['on the disk', ON_DISK],
  ['of an S3-compatible store', ON_S3],
])('a bucket %s', (_name, settings) => {
  beforeEach(async () => {
    await start(settings);
    peer.objects.clear();
  });

  it('takes an announced file on its way into the library and keeps nothing of it', async () => {
    const { url, key } = await announced();
    expect((await put(url)).statusCode).toBe(200);

    const media = (await take(key)).json().data;

    expect(media).toMatchObject({
      originalName: 'Krema-za-lice.png',
      mime: 'image/png',
      width: 40,
      height: 30,
    });
    expect((await take(key)).statusCode).toBe(400);
    expect(objectsBesideLibrary()).toEqual([]);
    expect(await filesOnDisk()).toEqual([]);
  });

  it('refuses what is no picture, whatever it is called, and keeps nothing of it', async () => {
    const { url, key } = await announced();
    await put(url, Buffer.from('<html><script>alert(1)</script>'));

    const response = await take(key);

    expect(response.statusCode).toBe(415);
    expect((await take(key)).statusCode).toBe(400);
    expect(objectsBesideLibrary()).toEqual([]);
  });

  it('makes a record by drive id, and answers the one that is there', async () => {
    const { url, key } = await announced();
    await put(url);

    const first = (await create(key)).json().data;
    const again = await create(first.driveId);

    expect(again.json().data.id).toBe(first.id);
    expect((await create('site-1/nema.png')).json()).toMatchObject({
      statusCode: 400,
      error: { payload: { fields: { driveId: 'unknown' } } },
    });
  });
});

describe('a store of files', () => {
  it('keeps what its operator put there', async () => {
    await start(ON_S3);
    peer.objects.set('bonaca/site-1/katalog/krema.png', picture);

    expect((await take('site-1/katalog/krema.png')).json().data).toMatchObject({
      originalName: 'krema.png',
    });
    expect(objectsBesideLibrary()).toEqual(['bonaca/site-1/katalog/krema.png']);
  });

  it('may be slow for a moment, and away for longer', async () => {
    await start(ON_S3);
    peer.objects.set('bonaca/site-1/krema.png', picture);

    peer.failNext(1);
    expect((await take('site-1/krema.png')).statusCode).toBe(200);
    peer.failNext(20);
    expect((await take('site-1/krema.png')).statusCode).toBe(503);
    peer.failNext(0);
  });

  it('that is away is told of by what was not done, and may be tried again (MEDIA-10)', async () => {
    await start(ON_S3);
    const { url } = await announced();
    peer.objects.set('bonaca/site-1/krema.png', picture);

    peer.failNext(1000);
    const [sent, taken] = [await put(url), await take('site-1/krema.png')];
    peer.failNext(0);

    const factsOf = ({ statusCode, headers, ...response }: typeof sent) => {
      const { message, error } = response.json();
      return [statusCode, headers['retry-after'], message, error.payload.message];
    };
    expect(factsOf(sent)).toEqual([
      503,
      '5',
      'Upload to cloud bucket failed',
      'Prijenos u oblak nije uspio. Pokušajte ponovno',
    ]);
    expect(factsOf(taken)).toEqual([
      503,
      '5',
      'Adding from bucket failed',
      'Dodavanje iz spremnika nije uspjelo. Pokušajte ponovno',
    ]);
    expect((await put(url)).statusCode).toBe(200);
  });

  it('is not read beyond the limit of an upload', async () => {
    await start(ON_S3);
    peer.objects.set('bonaca/site-1/velika.png', Buffer.alloc(16 * 1024 * 1024));

    expect((await take('site-1/velika.png')).statusCode).toBe(413);
  });
});

describe('an upload address', () => {
  beforeEach(() => start(ON_DISK));

  it('is for its key, as it was given out, and for a while', async () => {
    const { url } = await announced();
    const forged = [
      url.replace('site-1', 'site-2'),
      url.replace(/expires=\d+/, 'expires=9999999999'),
      url.replace(/signature=.*/, 'signature=x'),
      '/api/v1/media/bucket',
      '/api/v1/media/bucket?key=a&key=b',
    ];

    for (const address of forged) expect((await put(address)).statusCode).toBe(404);
    vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] });
    const late = await put(url);
    vi.useRealTimers();
    expect(late.statusCode).toBe(404);
    expect(await filesOnDisk()).toEqual([]);
  });

  it('takes no empty file and none that is too large', async () => {
    const { url } = await announced();

    expect((await put(url, Buffer.alloc(0))).statusCode).toBe(400);
    expect((await put(url, Buffer.alloc(15 * 1024 * 1024 + 1))).statusCode).toBe(413);
    expect(await filesOnDisk()).toEqual([]);
  });

  it.each([
    [{ fileName: 'a.png' }],
    [{ fileName: '', mime: 'image/png' }],
    [{ fileName: 'a\u0000.png', mime: 'image/png' }],
    [{ fileName: 'a.exe', mime: 'application/octet-stream' }],
    [{ fileName: 'a.png', mime: 'image/png', url: 'http://169.254.169.254/' }],
  ])('is not given out for %j', async (payload) => {
    expect((await ema.send('POST', '/media/getUploadUrl', payload)).statusCode).toBe(400);
  });

  it('names a file so that it can do nothing', async () => {
    const { key } = (await announce('../../etc/<passwd>.png')).json().data;

    expect(key).toMatch(/^site-1\/incoming\/[0-9a-f-]{36}-etc-passwd\.png$/);
  });
});

describe('keys', () => {
  it.each([
    '../secret.png',
    'site-1/../site-2/a.png',
    'site-1//a.png',
    'site-1/.hidden/a.png',
    'site-2/a.png',
    'site-10/a.png',
    '/etc/passwd',
    'http://169.254.169.254/latest/meta-data',
    'site-1/a\u0000.png',
    'site-1',
  ])('such as %j name no file of the site', async (key) => {
    await start(ON_DISK);
    const file = join(dataDir, 'media-bucket/site-2/a.png');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture);

    const response = await take(key);

    expect(response.statusCode).toBe(400);
    expect(response.json().error.payload.fields).toEqual({ key: 'unknown' });
  });

  it('of another site are unknown, also announced ones', async () => {
    await start(ON_DISK);
    const { url, key } = await announced();
    await put(url);
    const headers = await logInToSecondSite(test, await addSecondSite(test));
    const call = (path: string, payload: object) =>
      test.app.inject({ method: 'POST', url: `/api/v1/media/${path}`, headers, payload });

    expect((await call('addFromBucket', { key })).statusCode).toBe(400);
    const own = (await take(key)).json().data;
    expect((await call('create', { driveId: own.driveId })).statusCode).toBe(400);
  });
});

it('gives passes that other processes with the same secret know', () => {
  const secret = new Uint8Array(32).fill(3);
  const pass = createUploadPasses(secret).issue('site-1/a.png');

  expect(createUploadPasses(secret).isGood(pass)).toBe(true);
  expect(createUploadPasses(new Uint8Array(32)).isGood(pass)).toBe(false);
});
