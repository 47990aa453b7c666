import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import {
  MalformedRequest,
  PayloadTooLarge,
  UnsupportedMediaType,
  ValidationFailed,
} from '#server/errors.ts';
import { readAtMost } from './unread-bodies.ts';

/** What stands around the file in a request. */
const AROUND_BYTES = 64 * 1024;
const AROUND = { files: 1, fields: 5, fieldSize: 2_000 };

const tooLarge = () => new PayloadTooLarge();

/**
 * Takes the one file of a multipart request in by `take`, which reads it to its end; no more than
 * `most` bytes of it. Throws `UnsupportedMediaType`, `PayloadTooLarge`, `MalformedRequest`, and
 * `ValidationFailed` where there is no file.
 */
export async function receiveOneFile<T>(
  request: FastifyRequest | undefined,
  most: number,
  take: (file: MultipartFile) => Promise<T>,
): Promise<T> {
  if (!request?.isMultipart()) throw new UnsupportedMediaType();
  try {
    const received = await readAtMost(request.raw, most + AROUND_BYTES, tooLarge, async () => {
      const file = await request.file({ limits: { ...AROUND, fileSize: most } });
      return file && { file, taken: await take(file) };
    });
    if (!received) throw new ValidationFailed({ fields: { file: 'required' } });
    if (received.file.file.truncated) throw tooLarge();
    return received.taken;
  } catch (error) {
    // The parser's own complaints about a body that is cut off or no multipart name no status.
    throw error instanceof Error && 'statusCode' in error ? error : new MalformedRequest();
  }
}
