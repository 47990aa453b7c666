import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Media } from '#schemas/media.ts';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { startS3Peer } from '#tests/support/s3-peer.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';
import { nameOf } from '../../media-keys.ts';

const peer = await startS3Peer();
afterAll(() => peer.close());

const dataDir = newTempFolder();
const ON_S3: TestSettings = {
  config: {
    dataDir,
    storage: {
      settings: peer.settings,
    },
  },
};
const PICTURE = await sharp({
  create: { width: 700, height: 500, channels: 3, background: '#1f4f55' },
})
  .png()
  .toBuffer();

let test: TestApp;
let headers: Record<string, string>;

beforeEach(async () => {
  test = await createTestApp(ON_S3);
  await test.services.auth.createAccount(
    anAccount({ email: 'urednik@izlog.test', scope: 'backoffice' }),
  );
  const { tokens } = await logIn(test.app, test.headers, 'urednik@izlog.test');
  headers = { ...test.headers, accesstoken: tokens.accessToken };
  peer.objects.clear();
});

function upload() {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(PICTURE)]), 'slika.png');
  return test.app.inject({ method: 'POST', url: '/api/v2/media/upload', headers, payload: form });
}
const uploaded = async (): Promise<Media> => (await upload()).json().data[0];
const get = (url: string, more: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { ...test.headers, ...more } });
const update = (id: number, payload: object) =>
  test.app.inject({ method: 'PUT', url: `/api/v1/media/update/${id}`, headers, payload });
const remove = (id: number) =>
  test.app.inject({ method: 'DELETE', url: `/api/v1/media/delete/${id}`, headers });

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

it('has every file of a picture in the bucket, and none on the disk', async () => {
  const media = await uploaded();
  await test.services.mediaWorker.drain();

  const record = (await test.services.media.byIds(1, [media.id]))[media.id] ?? media;
  const paths = [record.path, ...record.alternativePaths.map(({ path }) => path)];
  const formats = new Set(paths.map((path) => path.slice(path.lastIndexOf('.') + 1)));
  expect([...formats].sort()).toEqual(['avif', 'jpg', 'png', 'webp']);
  const stored = [...peer.objects.keys()];
  expect(stored.every((key) => dirname(key) === dirname(`bonaca/media/${record.driveId}`))).toBe(
    true,
  );
  expect(stored.map(nameOf).sort()).toEqual([...new Set(paths.map(nameOf))].sort());
  expect(await filesOnDisk()).toEqual([]);
});

it('serves them from there, and not again to who has them', async () => {
  const { path, driveId } = await uploaded();
  const stored = peer.objects.get(`bonaca/media/${driveId}`) ?? Buffer.alloc(0);

  const first = await get(path);
  const again = await get(path, { 'if-none-match': String(first.headers.etag) });

  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
  expect(first.rawPayload.equals(stored)).toBe(true);
  expect(again.statusCode).toBe(304);
});

it('shows what is not public to no stranger', async () => {
  const { id, path } = await uploaded();
  await update(id, { access: 'other' });

  expect((await get(path)).statusCode).toBe(404);
  expect((await get(path, headers)).statusCode).toBe(200);
});

it('removes a picture with all its files', async () => {
  const { id, path } = await uploaded();
  await test.services.mediaWorker.drain();

  expect((await remove(id)).statusCode).toBe(200);
  await test.services.mediaBin.remove(1, id);

  expect([...peer.objects.keys()]).toEqual([]);
  expect((await get(path)).statusCode).toBe(404);
});

it('while it is away takes nothing in, shows a placeholder, and works again when it is back (F28)', async () => {
  const { path } = await uploaded();
  const count = () => test.database.db.selectFrom('media').select('id').execute();
  const before = (await count()).length;

  peer.failNext(1000);
  const other = new FormData();
  other.append('file', new Blob([new Uint8Array(await sharp(PICTURE).negate().png().toBuffer())]));
  const refused = await test.app.inject({
    method: 'POST',
    url: '/api/v2/media/upload',
    headers,
    payload: other,
  });
  const shown = await get(path);
  peer.failNext(0);

  expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect((await count()).length).toBe(before);
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(shown.headers['content-type']).toContain('image/svg+xml');
  expect((await get(path)).statusCode).toBe(200);
  expect((await upload()).statusCode).toBe(200);
});

it('serves files from before there was a bucket', async () => {
  const { path, driveId } = await uploaded();
  const file = join(dataDir, 'media', driveId);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, peer.objects.get(`bonaca/media/${driveId}`) ?? '');
  peer.objects.clear();

  expect((await get(path)).statusCode).toBe(200);
});
