import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { tryFolder } from '#server/try-folder.ts';
import { createDiskBucket } from './bucket.ts';
import { createDiskStorage, incomingOf, type MediaStorage } from './media-storage.ts';
import type { StoragePlugin } from './storage-plugin.ts';

const rootOf = (dataDir: string) => join(dataDir, 'media');

/** The library in the data folder. */
export const diskStorage = (dataDir: string): MediaStorage => createDiskStorage(rootOf(dataDir));

/** Folder of this machine for pictures that are worked on, wherever the library lies. */
export const incomingFolder = (dataDir: string): string => incomingOf(rootOf(dataDir));

/** Whether the library in the data folder holds pictures. */
export async function hasFiles(dataDir: string): Promise<boolean> {
  const shards = await readdir(rootOf(dataDir)).catch(() => []);
  return shards.some((name) => /^[0-9a-f]{2}$/.test(name));
}

/** Folders of this machine, where nothing else is set up. */
export const disk: StoragePlugin = {
  id: 'disk',
  settings: {},
  async open(_settings, { dataDir }) {
    const bucket = createDiskBucket(join(dataDir, 'media-bucket'));
    const storage = diskStorage(dataDir);
    const sweep = async () => {
      await storage.sweep();
      await bucket.sweep();
    };
    const check = async () => {
      await tryFolder(rootOf(dataDir));
      return `kept in ${rootOf(dataDir)}`;
    };
    return { storage, bucket, publicUrl: null, sweep, check, close: () => undefined };
  },
};
