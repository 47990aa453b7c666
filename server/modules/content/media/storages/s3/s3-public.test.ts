import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { toyEntry } from '#tests/support/editor-client.ts';
import { startS3Peer } from '#tests/support/s3-peer.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';
import { connectS3, tryBucket } from './s3-client.ts';

const peer = await startS3Peer();
afterAll(() => peer.close());

const BUCKET = 'https://slike.test/bonaca';
const onPublicBucket = (dataDir = newTempFolder()): TestSettings => ({
  entry: toyEntry,
  config: {
    dataDir,
    storage: {
      settings: { ...peer.settings, S3_PUBLIC_URL: `${BUCKET}/` },
    },
  },
});
const PICTURE = await sharp({
  create: { width: 700, height: 500, channels: 3, background: '#1f4f55' },
})
  .png()
  .toBuffer();
const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4H0z"/></svg>',
);

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp(onPublicBucket());
});

/** A record of the library with all its files. */
async function taken(bytes: Buffer, name: string) {
  const intake = test.services.media.startIntake(1);
  await intake.add({ bytes, originalName: name });
  const [row] = await intake.commit();
  await test.services.mediaWorker.drain();
  return (await test.services.media.byIds(1, [row?.id ?? 0]))[row?.id ?? 0];
}

describe('with a bucket that everybody may read', () => {
  it('pictures are named there, by keys that are in it, with a type and for ever', async () => {
    const media = await taken(PICTURE, 'slika.png');

    const paths = [media?.path ?? '', ...(media?.alternativePaths ?? []).map(({ path }) => path)];
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) {
      expect(path.startsWith(`${BUCKET}/media/`), path).toBe(true);
      const key = `bonaca${path.slice(BUCKET.length)}`;
      expect(peer.objects.has(key), key).toBe(true);
      expect(peer.said.get(key)).toEqual({
        type: expect.stringMatching(/^image\//),
        cache: 'public, max-age=31536000, immutable',
      });
    }
  });

  it('what is not for everybody, and drawings, come from the shop', async () => {
    const drawing = await taken(DRAWING, 'znak.svg');
    const { id = 0 } = (await taken(PICTURE, 'slika.png')) ?? {};
    const hidden = await test.services.media.update(1, id, 'hr', { access: 'other' });

    expect(drawing?.path).toMatch(/^\/media\//);
    expect(hidden.path).toMatch(/^\/media\//);
  });

  it('pages allow its pictures, and nothing else of it', async () => {
    const { headers } = await test.app.inject({ url: '/', headers: { accept: 'text/html' } });

    const policy = String(headers['content-security-policy']);
    expect(policy.match(/slike\.test/g)).toHaveLength(2);
    expect(policy).toMatch(/img-src 'self' data: https:\/\/slike\.test;/);
    expect(policy).toMatch(/media-src 'self' https:\/\/slike\.test;/);
  });

  it('a library that is on the disk of the machine only is not hidden by it', async () => {
    const dataDir = newTempFolder();
    await mkdir(join(dataDir, 'media', 'ab'), { recursive: true });

    await expect(createTestApp(onPublicBucket(dataDir))).rejects.toThrow(/Copy what is in it/);
  });

  it('the doctor reads there as a browser would', async () => {
    const connection = connectS3(
      {
        bucket: 'bonaca',
        region: 'eu-central-1',
        endpoint: peer.endpoint,
        accessKeyId: 'ACCESS',
        secretAccessKey: 'SECRET',
      },
      test.app.log,
    );
    const publicly = `${peer.endpoint}/bonaca/media/`;
    const before = peer.objects.size;

    await expect(tryBucket(connection, publicly)).rejects.toThrow(
      'S3_PUBLIC_URL does not show the bucket to everybody: it answered 403.',
    );
    peer.showToAll(true);
    expect(await tryBucket(connection, publicly)).toBe('kept in the bucket bonaca');
    peer.showToAll(false);
    expect(peer.objects.size).toBe(before);
    connection.close();
  });
});
