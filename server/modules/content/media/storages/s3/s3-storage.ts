import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import { FOR_EVER, MEDIA_PATH, typeOf } from '../../media-keys.ts';
import type { MediaStorage, StoredFile } from '../media-storage.ts';
import type { S3Connection } from './s3-client.ts';

type Part = Parameters<StoredFile['stream']>[0];
type Within = ReturnType<S3Connection['deadline']>;

/** Where the library lies in the bucket; files of sites begin with `site-`. */
const PREFIX = MEDIA_PATH.slice(1);

/** The library's files in a bucket, so that several machines share them. */
export function createS3Storage(
  { client, bucket: Bucket, asking, finding, bytesOf, deadline }: S3Connection,
  log: FastifyBaseLogger,
): MediaStorage {
  const get = (key: string, within: Within, part?: Part) => {
    const Range = part && `bytes=${part.start}-${part.end}`;
    return client.send(new GetObjectCommand({ Bucket, Key: PREFIX + key, Range }), within);
  };

  async function* contentOf(key: string, part?: Part): AsyncGenerator<Uint8Array> {
    const { Body } = await asking((within) => get(key, within, part));
    if (Body) yield* bytesOf(Body.transformToWebStream());
  }

  async function keysBelow(folder: string, within: Within): Promise<string[]> {
    const { Contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: `${PREFIX}${folder}/` }),
      within,
    );
    return Contents.flatMap(({ Key }) => Key ?? []);
  }

  return {
    /** The store shows an object when it has it whole. */
    put: (key, Body) =>
      asking(async (within) => {
        const headers = { ContentType: typeOf(key), CacheControl: FOR_EVER };
        await client.send(
          new PutObjectCommand({ Bucket, Key: PREFIX + key, Body, ...headers }),
          within,
        );
      }),
    read: (key) =>
      finding(async (within) => {
        const { Body } = await get(key, within);
        return Body ? await buffer(bytesOf(Body.transformToWebStream())) : null;
      }),
    /** The bytes are asked for when the stream is read: most who ask have the file already. */
    open: (key) =>
      finding(async (within) => {
        const { ContentLength: size } = await client.send(
          new HeadObjectCommand({ Bucket, Key: PREFIX + key }),
          within,
        );
        return size ? { size, stream: (part) => Readable.from(contentOf(key, part)) } : null;
      }),
    /** A content has fewer files than one answer lists. What cannot be removed is shown to nobody. */
    async removeFolder(folder) {
      try {
        const within = deadline();
        for (const Key of await keysBelow(folder, within)) {
          await client.send(new DeleteObjectCommand({ Bucket, Key }), within);
        }
      } catch (err) {
        log.error({ err, folder }, 'files of a removed picture are still in the store');
      }
    },
    sweep: async () => undefined,
  };
}

/**
 * New files go to `store`; those of `former` stay where they are and are served from there. For a
 * shop that had its library on its disk before it had a bucket.
 */
export function besideFormer(store: MediaStorage, former: MediaStorage): MediaStorage {
  return {
    put: store.put,
    read: async (key) => (await former.read(key)) ?? store.read(key),
    open: async (key) => (await former.open(key)) ?? store.open(key),
    async removeFolder(folder) {
      await former.removeFolder(folder);
      await store.removeFolder(folder);
    },
    async sweep() {
      await former.sweep();
      await store.sweep();
    },
  };
}
