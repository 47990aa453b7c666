import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { BinItem, UsePlace } from '#schemas/api/bin.ts';
import type { Media } from '#schemas/media.ts';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { aNode } from '#tests/support/content/builders.ts';
import { aPage, toyEntry } from '#tests/support/editor-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'izlog-bin-'));
const mediaDir = join(dataDir, 'media');
const SETTINGS = { entry: toyEntry, config: { dataDir } };
const DAY_MS = 24 * 60 * 60_000;
let test: TestApp;
let owner: Record<string, string>;

beforeEach(async () => {
  await rm(mediaDir, { recursive: true, force: true });
  test = await createTestApp(SETTINGS);
  const email = 'ema@izlog.test';
  const account = anAccount({ email, scope: 'backoffice', role: 'owner' });
  await test.services.auth.createAccount(account);
  const { tokens } = await logIn(test.app, test.headers, email);
  owner = { ...test.headers, accesstoken: tokens.accessToken };
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

function send(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const url = `/api/v1${path}`;
  return test.app.inject({ method, url, headers: owner, ...(payload && { payload }) });
}

async function upload(colour = '#2f6f75'): Promise<Media> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: colour } });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'uvala.png');
  const url = '/api/v2/media/upload';
  const answer = await test.app.inject({ method: 'POST', url, headers: owner, payload: form });
  return answer.json().data[0];
}

const library = async (): Promise<number[]> =>
  (await send('POST', '/media/filterStandard', {})).json().data.records.map(({ id }: Media) => id);
const binned = async (): Promise<BinItem[]> =>
  (await send('POST', '/bin/filter', { kind: 'media' })).json().data.records;
const drop = ({ id }: Media) => send('DELETE', `/media/delete/${id}`);
const inDays = (days: number) => test.services.bin.removeOld(new Date(Date.now() + days * DAY_MS));
const statusOf = async (url: string) => (await test.app.inject({ url })).statusCode;
async function countFiles(): Promise<number> {
  const entries = await readdir(mediaDir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

it('a deleted picture leaves the library, and pages go on showing it until it is removed', async () => {
  const media = await upload();
  const hero = aNode('hero', { meta: { image: { id: media.id, alt: 'Uvala' } } });
  const page = await send('POST', '/element/create', aPage({ parts: [hero] }));

  const { places } = (await send('GET', `/bin/places/media/${media.id}`)).json().data;
  expect(places.map(({ kind, id, isPublic }: UsePlace) => ({ kind, id, isPublic }))).toEqual([
    { kind: 'page', id: page.json().data.id, isPublic: false },
  ]);
  expect((await drop(media)).statusCode).toBe(200);
  expect((await drop(media)).statusCode).toBe(404);

  expect(await library()).toEqual([]);
  const [item] = await binned();
  expect(item).toMatchObject({ kind: 'media', id: media.id, name: 'uvala', slug: null });
  expect(item?.media?.path).toBe(media.path);
  expect(await statusOf(media.path)).toBe(200);
  // It is used: the job leaves it alone, and takes it when it is not.
  expect(await inDays(31)).toBe(0);
  await send('DELETE', `/page/delete/${page.json().data.id}`);
  expect(await inDays(31)).toBe(2);
  expect(await statusOf(media.path)).toBe(404);
  expect(await countFiles()).toBe(0);
});

it('a picture is known by the schema of its field: equal numbers elsewhere are no use of it', async () => {
  const media = await upload();
  const link = { kind: 'product', id: media.id, label: 'Proizvod' };
  await send('POST', '/element/create', aPage({ parts: [aNode('hero', { meta: { cta: link } })] }));

  const answer = (await send('GET', `/bin/places/media/${media.id}`)).json().data;

  expect(answer).toEqual({ places: [], total: 0, isNeeded: false });
  expect((await send('GET', `/bin/places/media/${media.id + 1}`)).statusCode).toBe(404);
});

it('a picture comes back by hand, or when its file is uploaded again', async () => {
  const media = await upload();
  await drop(media);
  expect((await send('POST', '/bin/restore', { kind: 'media', id: media.id })).statusCode).toBe(
    200,
  );
  expect(await library()).toEqual([media.id]);

  await drop(media);
  expect((await upload()).id).toBe(media.id);
  expect(await library()).toEqual([media.id]);
  expect(await binned()).toEqual([]);
});

it('several at once go together, or not at all', async () => {
  const one = await upload();
  const two = await upload('#aa3300');
  const dropAll = (targetIds: number[]) => send('DELETE', '/directory/item/delete', { targetIds });

  expect((await dropAll([one.id, two.id + 1])).statusCode).toBe(404);
  expect(await library()).toEqual([two.id, one.id]);
  expect((await dropAll([one.id, two.id])).statusCode).toBe(200);
  expect((await binned()).map(({ id }) => id)).toEqual([two.id, one.id]);
});

it('a folder whose pictures all lie in the bin is empty and may go', async () => {
  const media = await upload();
  const folder = (await send('POST', '/directory/create', { name: 'Ljeto' })).json().data;
  const place = { targetIds: [media.id], directoryId: folder.id };
  await send('POST', '/directory/item/move', place);
  await drop(media);

  expect((await send('DELETE', `/directory/delete/${folder.id}`)).statusCode).toBe(200);
  await send('POST', '/bin/restore', { kind: 'media', id: media.id });
  const top = await send('POST', '/media/filterStandard', { directoryId: null });
  expect(top.json().data.records).toHaveLength(1);
});

it('for ever takes the files too, unless another site has the same content', async () => {
  const media = await upload();
  await drop(media);
  expect(await countFiles()).toBeGreaterThan(0);
  expect((await send('DELETE', `/bin/delete/media/${media.id}`)).statusCode).toBe(200);
  expect(await countFiles()).toBe(0);
  expect((await send('DELETE', `/bin/delete/media/${media.id}`)).statusCode).toBe(404);
});
