import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { nodeBinary } from '#tests/support/node-binary.ts';
import { order, upload } from '#tests/support/shop-client.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { fillWithSample } from '../../tools/lib/sample-folder.ts';
import { type RunningShop, serveShop } from '../../tools/lib/serve.ts';

const PORT = 4568;
/** The first of each line that `engines` allows, and a late one of the newest that is tried. */
const VERSIONS = ['20.19.0', '22.12.0', '24.21.0'];

const sample = newTempFolder();
beforeAll(() => fillWithSample(sample), 240_000);

let shop: RunningShop | undefined;
afterEach(() => shop?.stop());

it('each line of Node that engines allows is tried, from its first version on', () => {
  const { engines }: { engines: { node: string } } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );

  expect(engines.node).toBe('>=20.19 <21 || >=22.12');
});

it.each(VERSIONS)('Node %s starts the built shop and takes an order', async (version) => {
  const program = nodeBinary(version);
  if (program === null) {
    process.stdout.write(`NOT RUN: Node ${version} cannot be had from the registry here.\n`);
    return;
  }
  const dataDir = newTempFolder();
  fillWithSample(dataDir);
  shop = await serveShop(PORT, dataDir, { PICTURE_WORK: 'false' }, program);

  const health = await fetch(`${shop.url}/healthz`);
  expect(health.status).toBe(200);
  expect(shop.process.spawnfile).toBe(program);
  const home = await fetch(shop.url);
  expect(await home.text()).toContain('Bonaca');
  expect(await order(shop.url)).not.toBe('');
  const picture = await fetch(shop.url + (await upload(shop.url)));
  expect(picture.headers.get('content-type')).toBe('image/png');
});
