import type { FastifyBaseLogger } from 'fastify';
import type { PluginSettings, WithSettings } from '#server/plugin-settings.ts';
import type { MediaBucket } from './bucket.ts';
import type { MediaStorage } from './media-storage.ts';

/** Pictures that would not be seen from now on. */
export class FormerLibrary extends Error {}

/** Where files lie. */
export interface Stores {
  /** The library's own. */
  storage: MediaStorage;
  /** Those on their way into it. */
  bucket: MediaBucket;
  /** Where browsers may fetch a file that is for everybody, by its key; null: from the shop alone. */
  publicUrl: string | null;
  /** Clears away what an interrupted process left. */
  sweep(): Promise<void>;
  /** Writes a file and takes it away; answers where. Throws where that fails. */
  check(): Promise<string>;
  close(): void;
}

/** A place for files: a file or folder beside this one, listed by `all-storages.ts`. */
export interface StoragePlugin extends WithSettings {
  /** Null where its settings are incomplete; then the next one is asked. */
  open(
    settings: PluginSettings,
    surroundings: { dataDir: string; log: FastifyBaseLogger },
  ): Promise<Stores> | null;
}
