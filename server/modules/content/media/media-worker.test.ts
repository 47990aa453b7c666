import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { MediaVariant } from '#schemas/media.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { createMediaRepository } from './media.repository.ts';
import { createMediaWorker } from './media-worker.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'izlog-worker-'));
const SETTINGS = { config: { dataDir } };
let testApp: TestApp;

beforeEach(async () => {
  testApp = await createTestApp(SETTINGS);
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function addPicture(width = 700) {
  const picture = sharp({ create: { width, height: 400, channels: 3, background: '#1f4f55' } });
  const intake = testApp.services.media.startIntake(1);
  await intake.add({ bytes: await picture.png().toBuffer(), originalName: 'more.png' });
  await intake.commit();
}

async function variants(format: string): Promise<MediaVariant[]> {
  const records = await testApp.services.media.byIds(1, [1]);
  return (records[1]?.alternativePaths ?? []).filter((variant) => variant.format === format);
}

const jobs = () => testApp.app.db.selectFrom('media_job').selectAll().execute();

it('adds avif files after the upload and tells the caches', async () => {
  await addPicture();
  const heard: string[] = [];
  testApp.app.bus.subscribe((tags) => heard.push(...tags));

  await testApp.services.mediaWorker.drain();

  const made = await variants('avif');
  expect(made.map(({ size }) => size)).toEqual([
    'ThumbnailSize',
    'w320',
    'SmallSize',
    'w480',
    'w640',
    'w700',
    'MediumSize',
    'LargeSize',
  ]);
  expect((await variants('jpeg')).map(({ size, width }) => `${size} ${width}`)).toEqual([
    'ThumbnailSize 50',
    'SmallSize 320',
    'MediumSize 700',
    'LargeSize 700',
  ]);
  expect(heard).toEqual(['media:1', 'media:1']);
  expect(await jobs()).toEqual([]);
  const file = await testApp.app.inject({ url: made[1]?.path ?? '' });
  expect(file.headers['content-type']).toBe('image/avif');
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 320 });
});

it('leaves a picture alone that another worker has just taken', async () => {
  await addPicture();
  await sql`update media_job set run_after = now() + interval '1 minute'`.execute(testApp.app.db);

  const done = await testApp.services.mediaWorker.drain();

  expect(done).toBe(0);
  expect(await variants('avif')).toEqual([]);
});

it('takes up what a worker that died had left', async () => {
  await addPicture();
  await sql`update media_job set attempts = 1, run_after = now() - interval '1 second'`.execute(
    testApp.app.db,
  );

  await testApp.services.mediaWorker.drain();

  expect(await variants('avif')).toHaveLength(8);
});

it('does not double files when a picture is done twice', async () => {
  await addPicture();
  await testApp.services.mediaWorker.drain();
  await testApp.app.db.insertInto('media_job').values({ media_id: 1 }).execute();

  await testApp.services.mediaWorker.drain();

  expect(await variants('avif')).toHaveLength(8);
  expect(await variants('webp')).toHaveLength(8);
});

it('notes why a picture failed, tries it again later, and goes on with the next', async () => {
  await addPicture(700);
  await addPicture(710);
  await rm(join(dataDir, 'media'), { recursive: true });
  await addPicture(720);

  await testApp.services.mediaWorker.drain();

  expect(await jobs()).toMatchObject([
    { media_id: 2, attempts: 1, last_error: 'the original is missing' },
    { media_id: 1, attempts: 1, last_error: 'the original is missing' },
  ]);
  expect((await testApp.services.media.byIds(1, [3]))[3]?.alternativePaths).toHaveLength(20);
});

it('makes the steps between for sample pictures, whose original is the widest file', async () => {
  const picture = sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#e9f0ee' },
  });
  const bytes = await picture.webp().toBuffer();
  const intake = testApp.services.media.startIntake(1, 'sample');
  await intake.add({ bytes, originalName: 'uzorak.webp' });
  await intake.commit();
  const atOnce = await variants('webp');

  await testApp.services.mediaWorker.drain();

  expect(atOnce.map(({ size }) => size)).toEqual(['ThumbnailSize', 'w320', 'w640', 'w1200']);
  const widest = await testApp.app.inject({ url: atOnce[3]?.path ?? '' });
  expect(widest.rawPayload.equals(bytes)).toBe(true);
  expect((await variants('webp')).map(({ size }) => size).toSorted()).toEqual([
    'LargeSize',
    'MediumSize',
    'SmallSize',
    'ThumbnailSize',
    'w1080',
    'w1200',
    'w320',
    'w480',
    'w640',
    'w800',
  ]);
});

it('keeps what one can see through: png in place of jpeg', async () => {
  const glass = { r: 31, g: 79, b: 85, alpha: 0.5 };
  const picture = sharp({ create: { width: 400, height: 300, channels: 4, background: glass } });
  const intake = testApp.services.media.startIntake(1);
  await intake.add({ bytes: await picture.png().toBuffer(), originalName: 'staklo.png' });
  await intake.commit();

  await testApp.services.mediaWorker.drain();

  expect(await variants('jpeg')).toEqual([]);
  const [small] = await variants('png');
  const file = await testApp.app.inject({ url: small?.path ?? '' });
  expect(file.headers['content-type']).toBe('image/png');
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ hasAlpha: true, width: 50 });
});

it('keeps a picture that takes longer than others wait for it, for want of a quiet moment', async () => {
  await addPicture();
  const { app, services } = testApp;
  const restOf = async () => {
    const [job] = await jobs();
    return (job?.run_after.getTime() ?? 0) - Date.now();
  };
  const rests: number[] = [];
  const worker = createMediaWorker({
    ...services.mediaFiles,
    storage: services.mediaFiles.stores.storage,
    repository: createMediaRepository(app.db),
    publish: (tags) => app.bus.publish([...tags]),
    untilQuiet: async () => {
      rests.push(await restOf());
      await sql`update media_job set run_after = now() + interval '1 second'`.execute(app.db);
    },
    log: app.log,
  });

  await worker.drain();

  expect(rests.length).toBeGreaterThan(2);
  expect(Math.min(...rests)).toBeGreaterThan(60_000);
});

it('begins with the pictures that a page shows, in the order of the page', async () => {
  for (const width of [300, 310, 320, 330]) await addPicture(width);
  const finished: string[] = [];
  testApp.app.bus.subscribe((tags) => finished.push(...tags));

  await testApp.services.media.byIds(1, [2, 1]);
  await testApp.services.mediaWorker.drain();

  expect([...new Set(finished)]).toEqual(['media:2', 'media:1', 'media:4', 'media:3']);
});

it('gives back the picture at hand when the shop stops in the middle of it', async () => {
  const own = { config: { dataDir } };
  testApp = await createTestApp(own);
  await addPicture(1600);
  await sql`update media set variants = '[]'`.execute(testApp.app.db);
  const isTaken = async () => (await jobs())[0]?.attempts === 1;

  const working = testApp.services.mediaWorker.drain();
  await waitUntil(isTaken);
  await testApp.app.close();
  await working;

  expect(await jobs()).toMatchObject([{ attempts: 0, last_error: '' }]);
});
