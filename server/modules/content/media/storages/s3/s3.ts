import type { FastifyBaseLogger } from 'fastify';
import { Type } from 'typebox';
import { checkedSettings } from '#server/plugin-settings.ts';
import { MEDIA_PATH } from '../../media-keys.ts';
import { diskStorage, hasFiles } from '../disk.ts';
import { FormerLibrary, type StoragePlugin, type Stores } from '../storage-plugin.ts';
import type { S3Account } from './s3-client.ts';

const declared = {
  id: 's3',
  settings: {
    S3_BUCKET: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
        description: 'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
        examples: ['shop-media'],
      }),
    ),
    S3_ENDPOINT: Type.Optional(
      Type.String({
        pattern: '^https?://[^/?#]+/?$',
        description: 'a web address without a path',
        examples: ['https://s3.example'],
      }),
    ),
    S3_REGION: Type.String({
      default: 'eu-central-1',
      pattern: '^[a-z0-9-]+$',
      description: 'the name of a region',
    }),
    S3_PUBLIC_URL: Type.Optional(
      Type.String({
        pattern: '^https?://[^/?#\\s]+(?:/[^?#\\s]*)?$',
        description: 'the web address that the bucket is read under',
        examples: ['https://pictures.example'],
      }),
    ),
    S3_ACCESS_KEY_ID: Type.Optional(Type.String()),
    S3_SECRET_ACCESS_KEY: Type.Optional(Type.String()),
  },
  together: [['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  needs: { S3_PUBLIC_URL: 'S3_BUCKET' },
};

/** A bucket of an S3-compatible store, which several machines share. */
export const s3: StoragePlugin = {
  ...declared,
  open(given, { dataDir, log }) {
    const values = checkedSettings(declared, given);
    const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = values;
    const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
    if (!(bucket && accessKeyId && secretAccessKey)) return null;
    const account: S3Account = {
      bucket,
      region,
      ...(endpoint && { endpoint: endpoint.replace(/\/$/, '') }),
      accessKeyId,
      secretAccessKey,
    };
    const publicUrl = values.S3_PUBLIC_URL?.replace(/\/$/, '') ?? null;
    return connect(account, publicUrl, dataDir, log);
  },
};

/** The client of the store is large, and most shops need none: it is loaded where it is used. */
async function connect(
  account: S3Account,
  publicUrl: string | null,
  dataDir: string,
  log: FastifyBaseLogger,
): Promise<Stores> {
  const [{ connectS3, tryBucket }, { createS3Bucket }, { besideFormer, createS3Storage }] =
    await Promise.all([
      import('./s3-client.ts'),
      import('./s3-bucket.ts'),
      import('./s3-storage.ts'),
    ]);
  const connection = connectS3(account, log);
  const shownAt = publicUrl === null ? null : publicUrl + MEDIA_PATH;
  const storage = besideFormer(createS3Storage(connection, log), diskStorage(dataDir));
  if (publicUrl !== null && (await hasFiles(dataDir))) {
    throw new FormerLibrary(
      'Izlog: S3_PUBLIC_URL shows pictures from the bucket, and some lie in the folder media/ of DATA_DIR only. Copy what is in it to media/ in the bucket, move the folder away, and start again.',
    );
  }
  return {
    storage,
    publicUrl: shownAt,
    bucket: createS3Bucket(connection),
    sweep: () => storage.sweep(),
    check: () => tryBucket(connection, shownAt),
    close: () => connection.close(),
  };
}
