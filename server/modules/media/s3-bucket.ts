import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import type { S3Config } from '#server/config.ts';
import { ServiceUnavailable } from '#server/errors.ts';
import type { MediaBucket } from './bucket.ts';
import { MediaTooLarge } from './media.errors.ts';

const CONNECT_MS = 3000;
const REQUEST_MS = 20_000;

/** A bucket of an S3-compatible store. A store that does not answer is `ServiceUnavailable`. */
export interface S3Bucket extends MediaBucket {
  close(): void;
}

export function createS3Bucket(config: S3Config, log: FastifyBaseLogger): S3Bucket {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Own stores are asked by path: a name below their host would need its own DNS entry.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
    // Not every compatible store knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function asking<T>(step: () => Promise<T>): Promise<T> {
    try {
      return await step();
    } catch (err) {
      if (err instanceof MediaTooLarge) throw err;
      log.error({ err }, 'the media bucket does not answer as it should');
      throw new ServiceUnavailable();
    }
  }

  return {
    put: (Key, Body) =>
      asking(async () => {
        await client.send(new PutObjectCommand({ Bucket, Key, Body }));
      }),
    read: (Key, maxBytes) =>
      asking(async () => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
          return Body ? await collect(Body.transformToWebStream(), maxBytes) : null;
        } catch (err) {
          if (isMissing(err)) return null;
          throw err;
        }
      }),
    remove: (Key) =>
      asking(async () => {
        await client.send(new DeleteObjectCommand({ Bucket, Key }));
      }),
    close: () => client.destroy(),
  };
}

/** The length a store states is not believed. */
async function collect(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw new MediaTooLarge({ maxBytes });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}
