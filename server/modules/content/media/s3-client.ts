import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import type { S3Config } from '#server/config.ts';
import { ServiceUnavailable } from '#server/errors.ts';
import { MediaTooLarge } from './media.errors.ts';

const CONNECT_MS = 3000;
const REQUEST_MS = 20_000;

/** A client of an S3-compatible store; `close` ends its connections. */
export interface S3Connection {
  client: S3Client;
  bucket: string;
  /** Does a step; a store that does not answer as it should is `ServiceUnavailable`. */
  asking<T>(step: () => Promise<T>): Promise<T>;
  /** As `asking`; null when the store has no such object. */
  finding<T>(step: () => Promise<T>): Promise<T | null>;
  close(): void;
}

export function connectS3(config: S3Config, log: FastifyBaseLogger): S3Connection {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = config;
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
      log.error({ err }, 'the store of files does not answer as it should');
      throw new ServiceUnavailable({ retryAfter: 5 });
    }
  }

  return {
    client,
    bucket,
    asking,
    finding: (step) =>
      asking(async () => {
        try {
          return await step();
        } catch (err) {
          if (isMissing(err)) return null;
          throw err;
        }
      }),
    close: () => client.destroy(),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}
