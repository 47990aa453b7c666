import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { TransferFormat } from '#schemas/api/admin-transfer.ts';
import { PayloadTooLarge, UnsupportedMediaType } from '#server/errors.ts';
import type { ImportFile } from './import-run.ts';

/** Larger files go in by the command. */
const MAX_BYTES = 200 * 1024 * 1024;

const FORMATS: Readonly<Record<string, TransferFormat>> = {
  'application/json': 'json',
  'text/csv': 'csv',
};

/** Content types that a file may come in. */
export const FILE_TYPES = Object.keys(FORMATS);

/**
 * Takes the body of a request in as a file, works on it and deletes it: a slow client holds no
 * transaction open. Throws `PayloadTooLarge`, `UnsupportedMediaType`.
 */
export async function withReceivedFile<T>(
  request: FastifyRequest,
  work: (file: ImportFile) => Promise<T>,
): Promise<T> {
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  const format = FORMATS[type.trim()];
  if (!format) throw new UnsupportedMediaType();
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) throw new PayloadTooLarge();
  const folder = await mkdtemp(join(tmpdir(), 'izlog-import-'));
  try {
    const path = join(folder, 'file');
    // Not by the stream itself: where that fails, so does the connection, and with it the answer.
    const chunks = request.raw.iterator({ destroyOnReturn: false });
    await pipeline(chunks, atMost(MAX_BYTES), createWriteStream(path));
    return await work({ format, open: () => createReadStream(path) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function atMost(limit: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > limit ? new PayloadTooLarge() : null, chunk);
    },
  });
}
