import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import { ServiceUnavailable } from '#server/errors.ts';
import { MediaTooLarge } from '../../media.errors.ts';
import { MEDIA_PATH } from '../../media-keys.ts';

/** A bucket and who may use it. */
export interface S3Account {
  bucket: string;
  region: string;
  /** Absent: the store of the region. */
  endpoint?: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long a store may keep us waiting. */
export interface Patience {
  /** Until there is a connection. */
  connectMs: number;
  /** Without a byte in either direction. */
  idleMs: number;
  /** For a whole step with all its tries; the bytes of an object have as much for themselves. */
  stepMs: number;
}
const PATIENCE: Patience = { connectMs: 3000, idleMs: 10_000, stepMs: 30_000 };
/** How long the public address of a bucket may take to show a file. */
const PUBLIC_MS = 10_000;

/** A client of an S3-compatible store; `close` ends its connections. */
export interface S3Connection {
  client: S3Client;
  bucket: string;
  /**
   * Does a step; a store that does not answer as it should, or in time, is `ServiceUnavailable`.
   * The step hands its signal to every request.
   */
  asking<T>(step: Step<T>): Promise<T>;
  /** As `asking`; null when the store has no such object. */
  finding<T>(step: Step<T>): Promise<T | null>;
  /** What an object holds. Throws when the store keeps us waiting; a slow reader costs no time. */
  bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array>;
  /** Ends requests that take longer than a step may. */
  deadline(): { abortSignal: AbortSignal };
  close(): void;
}

type Step<T> = (within: { abortSignal: AbortSignal }) => Promise<T>;

export function connectS3(
  account: S3Account,
  log: FastifyBaseLogger,
  { connectMs, idleMs, stepMs }: Patience = PATIENCE,
): S3Connection {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = account;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Own stores are asked by path: a name below their host would need its own DNS entry.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
    // Not every compatible store knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  const deadline = () => ({ abortSignal: AbortSignal.timeout(stepMs) });

  async function asking<T>(step: Step<T>): Promise<T> {
    // Not `deadline`: it would also end the bytes of an object, which are read after the step.
    const deed = new AbortController();
    const timer = setTimeout(() => deed.abort(), stepMs);
    try {
      return await step({ abortSignal: deed.signal });
    } catch (err) {
      if (err instanceof MediaTooLarge) throw err;
      log.error({ err }, 'the store of files does not answer as it should');
      throw new ServiceUnavailable({ retryAfter: 5 });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    client,
    bucket,
    asking,
    finding: (step) =>
      asking(async (within) => {
        try {
          return await step(within);
        } catch (err) {
          if (isMissing(err)) return null;
          throw err;
        }
      }),
    bytesOf: (body) => bytesWithin(body, stepMs),
    deadline,
    close: () => client.destroy(),
  };
}

/**
 * Writes an object, reads it, also as browsers would, and takes it away. Throws what the store says, as
 * it says it.
 */
export async function tryBucket(
  { client, bucket, deadline }: S3Connection,
  publicUrl: string | null,
): Promise<string> {
  const name = `probe-${crypto.randomUUID()}`;
  const probe = { Bucket: bucket, Key: MEDIA_PATH.slice(1) + name };
  await client.send(new PutObjectCommand({ ...probe, Body: 'probe' }), deadline());
  try {
    const { Body: body } = await client.send(new GetObjectCommand(probe), deadline());
    if ((await body?.transformToString()) !== 'probe') {
      throw new Error('What was written is not what was read.');
    }
    if (publicUrl !== null) await readPublicly(publicUrl + name);
  } finally {
    await client.send(new DeleteObjectCommand(probe), deadline());
  }
  return `kept in the bucket ${bucket}`;
}

async function readPublicly(address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PUBLIC_MS) });
  if ((await answer.text()) === 'probe') return;
  throw new Error(
    `S3_PUBLIC_URL does not show the bucket to everybody: it answered ${answer.status}.`,
  );
}

/**
 * The chunks of a body, as long as the time spent on waiting for them is not longer than `ms` in
 * all: a store that sends a byte now and then would else hold its reader for ever.
 */
async function* bytesWithin(
  body: ReadableStream<Uint8Array>,
  ms: number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let left = ms;
  try {
    for (;;) {
      const start = performance.now();
      const { done, value } = await inTime(reader.read(), left);
      if (done) return;
      left -= performance.now() - start;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const give = () => reject(new Error('the store of files sends too slowly'));
    timer = setTimeout(give, Math.max(0, ms));
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}
