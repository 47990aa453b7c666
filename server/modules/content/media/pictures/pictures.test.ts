import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fastify } from 'fastify';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { createPictures, type Pictures } from './pictures.ts';

const opened: Pictures[] = [];

function openPictures(settings: { idleMs?: number; stepMs?: number } = {}) {
  const folder = newTempFolder();
  const pictures = createPictures({ folder, log: fastify().log, ...settings });
  opened.push(pictures);
  return { folder, pictures };
}

afterEach(async () => {
  for (const pictures of opened.splice(0)) await pictures.close();
});

/** The picture processes of this test, without those of other shops in this process. */
function processes(): { pid: number; nice: number }[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,nice=,args='], {
    encoding: 'utf8',
  }).split('\n');
  return lines.flatMap((line) => {
    const [pid, parent, nice, ...args] = line.trim().split(/\s+/);
    const isOurs = parent === String(process.pid) && args.join(' ').includes('picture-process');
    return isOurs ? [{ pid: Number(pid), nice: Number(nice) }] : [];
  });
}

const before = new Set(processes().map(({ pid }) => pid));
const ours = () => processes().filter(({ pid }) => !before.has(pid));

function aPicture(width = 300, height = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#1f4f55' } })
    .png()
    .toBuffer();
}

const inspect = ({ pictures }: { pictures: Pictures }, bytes: Buffer) =>
  pictures.open(bytes, (picture) => picture.inspect());

const SMALL = { width: 30, height: 20, sizes: ['w30'] };

it('works on a picture in another process, at low priority, and leaves no file', async () => {
  const shop = openPictures();

  const encoded = await shop.pictures.open(await aPicture(), async (picture) => {
    expect(await picture.inspect()).toMatchObject({ width: 300, height: 200, channels: 3 });
    return picture.encode(SMALL, 'webp');
  });

  expect(await sharp(encoded).metadata()).toMatchObject({ format: 'webp', width: 30 });
  expect(ours()).toMatchObject([{ nice: 10 }]);
  expect(await readdir(shop.folder)).toEqual([]);
});

it('does not decode what has too many pixels', async () => {
  expect(await inspect(openPictures(), await aPicture(9000, 5000))).toBeNull();
});

it('fails with a damaged picture, and goes on with the next in the same process', async () => {
  const shop = openPictures();
  await inspect(shop, await aPicture());
  const first = ours();

  await expect(inspect(shop, Buffer.from('no picture'))).rejects.toThrow(/unsupported/);

  expect(await inspect(shop, await aPicture())).toMatchObject({ width: 300 });
  expect(ours()).toEqual(first);
});

it('fails with the step at hand when the process is killed; the next starts another', async () => {
  const shop = openPictures();
  const large = await aPicture(6000, 6000);
  await shop.pictures.open(large, async (picture) => {
    await picture.inspect();
    const rewriting = picture.rewrite('image/avif');
    rewriting.catch(() => undefined);
    const waiting = picture.encode(SMALL, 'webp');
    for (const { pid } of ours()) process.kill(pid, 'SIGKILL');

    await expect(rewriting).rejects.toThrow(/ended \(SIGKILL\)/);
    expect(await sharp(await waiting).metadata()).toMatchObject({ width: 30 });
  });
  expect(ours()).toHaveLength(1);
});

it('goes on when the process died while nothing was asked of it', async () => {
  const shop = openPictures();
  await inspect(shop, await aPicture());
  for (const { pid } of ours()) process.kill(pid, 'SIGKILL');
  await waitUntil(async () => ours().length === 0);
  // We may know of it before the product does.
  await wait(100);

  expect(await inspect(shop, await aPicture())).toMatchObject({ width: 300 });
});

it('ends a step that takes too long', async () => {
  const shop = openPictures({ stepMs: 1 });

  await expect(inspect(shop, await aPicture())).rejects.toThrow(/ended \(SIGKILL\)/);
});

it('ends the process when nobody asks for anything, and starts another when somebody does', async () => {
  const shop = openPictures({ idleMs: 50 });
  await inspect(shop, await aPicture());

  await waitUntil(async () => ours().length === 0);

  expect(await inspect(shop, await aPicture())).toMatchObject({ width: 300 });
});

it('is one process a shop, and the end of one shop leaves the other alone', async () => {
  const [first, second] = [openPictures(), openPictures()];
  await Promise.all([inspect(first, await aPicture()), inspect(second, await aPicture(310))]);
  expect(ours()).toHaveLength(2);

  await first.pictures.close();

  expect(ours()).toHaveLength(1);
  expect(await inspect(second, await aPicture())).toMatchObject({ width: 300 });
});

it('leaves no process when it is closed in the middle of a step', async () => {
  const shop = openPictures();
  const large = await aPicture(6000, 6000);
  const rewriting = shop.pictures.open(large, (picture) => picture.rewrite('image/avif'));
  rewriting.catch(() => undefined);
  await waitUntil(async () => ours().length === 1);

  await shop.pictures.close();

  await expect(rewriting).rejects.toThrow(/ended/);
  expect(ours()).toEqual([]);
  await expect(inspect(shop, large)).rejects.toThrow('the work on pictures has ended');
  expect(await readdir(shop.folder)).toEqual([]);
});
