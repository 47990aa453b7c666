import { fastify } from 'fastify';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { checkedSettings, openFirst } from '#server/plugin-settings.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { ALL_STORAGES } from './all-storages.ts';
import type { StoragePlugin } from './storage-plugin.ts';

const KEYS = { S3_BUCKET: 'bonaca', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };

/** A place for files that the product does not have. */
const memory: StoragePlugin = {
  id: 'memory',
  settings: { MEMORY_SIZE: Type.Optional(Type.Integer({ minimum: 1 })) },
  open(settings, surroundings) {
    const { MEMORY_SIZE } = checkedSettings(memory, settings);
    return MEMORY_SIZE ? (ALL_STORAGES.at(-1)?.open({}, surroundings) ?? null) : null;
  },
};

const { log } = fastify({ logger: false });
const surroundings = { dataDir: newTempFolder(), log };
/** Id of the plugin that opens; what it opened is closed again. */
async function chosen(plugins: readonly StoragePlugin[], settings: Record<string, unknown>) {
  const { id, stores } = openFirst(plugins, (plugin) => {
    const opened = plugin.open(settings, surroundings);
    return opened && { id: plugin.id, stores: opened };
  });
  (await stores).close();
  return id;
}

it('takes a bucket when all that it needs is there, else the data folder', async () => {
  const { S3_BUCKET, ...others } = KEYS;

  expect(await chosen(ALL_STORAGES, KEYS)).toBe('s3');
  expect(await chosen(ALL_STORAGES, others)).toBe('disk');
  expect(await chosen(ALL_STORAGES, { S3_BUCKET })).toBe('disk');
});

it('takes a new place that is on the list and set up, and checks its settings', async () => {
  const plugins = [memory, ...ALL_STORAGES];

  expect(await chosen(plugins, { MEMORY_SIZE: 5, ...KEYS })).toBe('memory');
  expect(await chosen(plugins, KEYS)).toBe('s3');
  await expect(chosen(plugins, { MEMORY_SIZE: 0 })).rejects.toThrow(
    /"memory" are not valid.*MEMORY_SIZE/,
  );
  await expect(chosen([memory], {})).rejects.toThrow(/none of memory is set up/);
});
