import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { tooLarge } from '../../kinds/limits.ts';
import type { MediaBucket } from '../bucket.ts';
import type { S3Connection } from './s3-client.ts';

/** Files on their way into the library, in a bucket of an S3-compatible store. */
export function createS3Bucket(connection: S3Connection): MediaBucket {
  const { client, bucket: Bucket, asking, finding, bytesOf } = connection;
  return {
    put: (Key, Body) =>
      asking(async (within) => {
        await client.send(new PutObjectCommand({ Bucket, Key, Body }), within);
      }),
    read: (Key, maxBytes) =>
      finding(async (within) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), within);
        return Body ? await collect(bytesOf(Body.transformToWebStream()), maxBytes) : null;
      }),
    remove: (Key) =>
      asking(async (within) => {
        await client.send(new DeleteObjectCommand({ Bucket, Key }), within);
      }),
  };
}

/** The length a store states is not believed. */
async function collect(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
