import { join } from 'node:path';
import { createDiskBucket } from './bucket.ts';
import { createDiskStorage, type MediaStorage } from './media-storage.ts';
import type { StoragePlugin } from './storage-plugin.ts';

/** The library in the data folder. */
export const diskStorage = (dataDir: string): MediaStorage =>
  createDiskStorage(join(dataDir, 'media'));

/** Folders of this machine, where nothing else is set up. */
export const disk: StoragePlugin = {
  id: 'disk',
  settings: {},
  async open(_settings, { dataDir }) {
    const bucket = createDiskBucket(join(dataDir, 'media-bucket'));
    return { storage: diskStorage(dataDir), bucket, sweep: () => bucket.sweep() };
  },
};
