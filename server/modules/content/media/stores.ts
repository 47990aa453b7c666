import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createDiskBucket, type MediaBucket } from './bucket.ts';
import { createDiskStorage, type MediaStorage } from './media-storage.ts';

/** Where files lie. */
export interface Stores {
  /** The library's own. */
  storage: MediaStorage;
  /** Those on their way into it. */
  bucket: MediaBucket;
}

/** The configured store, else folders of this machine. */
export async function openStores(app: FastifyInstance): Promise<Stores> {
  const { s3, dataDir } = app.config;
  const disk = createDiskStorage(join(dataDir, 'media'));
  if (!s3) {
    const bucket = createDiskBucket(join(dataDir, 'media-bucket'));
    app.addHook('onReady', () => bucket.sweep());
    return { storage: disk, bucket };
  }
  // The client of the store is large, and most shops need none.
  const [{ connectS3 }, { createS3Bucket }, { besideFormer, createS3Storage }] = await Promise.all([
    import('./s3-client.ts'),
    import('./s3-bucket.ts'),
    import('./s3-storage.ts'),
  ]);
  const connection = connectS3(s3, app.log);
  app.addHook('onClose', async () => connection.close());
  return {
    storage: besideFormer(createS3Storage(connection, app.log), disk),
    bucket: createS3Bucket(connection),
  };
}
