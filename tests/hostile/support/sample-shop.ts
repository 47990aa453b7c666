import type { FastifyInstance } from 'fastify';
import { allBlocks } from '#blocks/all-blocks.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { createRegistry } from '#runtime/registry.ts';
import { loadPreset } from '#server/seed/load/load-preset.ts';
import { type Preset, readPreset } from '#server/seed/preset.ts';
import { presetWork } from '#server/seed/replace/preset-work.ts';
import { continueMediaIds } from '#server/seed/sample-data.repository.ts';
import { sampleAccounts } from '#server/seed/site/accounts.ts';
import { shownNode } from '#src/storefront/render/shown-node.ts';
import {
  createTestApp,
  fakeEntry,
  type TestApp,
  type TestSettings,
} from '#tests/support/test-app.ts';

export const SITE_ID = 1;

/**
 * The sample shop with the rules of the real blocks, so that every call has something to answer
 * with. Its pictures are rows without files, which saves the time of making them.
 */
export async function openSampleShop(
  settings: Pick<TestSettings, 'extend'> = {},
): Promise<TestApp> {
  const registry = createRegistry(allBlocks);
  const entry: typeof fakeEntry = {
    ...fakeEntry,
    content: createContentRules(registry),
    shownNode: (element, masters, asked) => shownNode({ element, masters, registry }, asked),
  };
  const test = await createTestApp({ ...settings, presetWork, entry });
  const preset = readPreset();
  await insertPictures(test.app, preset);
  await loadPreset(test, SITE_ID, preset, sampleAccounts);
  return test;
}

async function insertPictures(app: FastifyInstance, { pictures }: Preset) {
  const rows = pictures.map(({ id, file, name, alt }) => ({
    id,
    site_id: SITE_ID,
    hash: id.toString(16).padStart(64, '0'),
    key: `aa/${id}/original.webp`,
    title: name.hr,
    descriptions: JSON.stringify(alt),
    mime: 'image/webp',
    extension: 'webp',
    original_name: file.replace(/^.*\//, ''),
    size: 100,
    width: 640,
    height: 480,
    thumbhash: '',
    dominant_color: '#eef2f0',
    variants: JSON.stringify([]),
  }));
  await app.db.insertInto('media').values(rows).execute();
  await continueMediaIds(app.db);
}
