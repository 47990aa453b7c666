import { disk } from './disk.ts';
import { s3 } from './s3/s3.ts';
import type { StoragePlugin } from './storage-plugin.ts';

/** Every place for files; the first that is set up is used. */
export const ALL_STORAGES: readonly StoragePlugin[] = [s3, disk];
