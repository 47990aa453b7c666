import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Locale } from '#domain/locales.ts';
import { UPLOAD_LIMITS } from '#schemas/api/media.ts';
import type { Media } from '#schemas/media.ts';
import { MAX_ID } from '#schemas/primitives.ts';
import { MalformedRequest, UnsupportedMediaType, ValidationFailed } from '#server/errors.ts';
import { readAtMost } from '#server/plugins/unread-bodies.ts';
import { isStorageFull } from '#server/storage-full.ts';
import { tooLarge } from '../kinds/limits.ts';
import { MediaFileMissing, MediaStorageFull, MediaTooMany } from '../media.errors.ts';
import type { MediaRow } from '../media.repository.ts';
import type { Intake } from '../media-intake.ts';

/** Busboy's own limits lie one above ours, so that ours can answer. */
const LIMITS = {
  files: UPLOAD_LIMITS.files + 1,
  fields: 20,
  fieldSize: 2_000,
  parts: UPLOAD_LIMITS.files + 21,
};

/** What separates the files of a request. */
const AROUND_FILES = 1024 * 1024;

/** A multipart request. */
export interface Upload {
  request: FastifyRequest;
  locale: Locale;
  /** Most bytes of any file; less for some kinds, which is known when a file has been read. */
  fileBytes: number;
  /** Throws `ValidationFailed` for a folder that the site does not have. */
  checkDirectory(id: number): Promise<void>;
}

/** Takes a multipart request in, all of it or nothing. */
export async function receiveUpload(
  { request, locale, fileBytes, checkDirectory }: Upload,
  intake: Intake,
): Promise<MediaRow[]> {
  if (!request.isMultipart()) {
    throw request.headers['content-type'] ? new UnsupportedMediaType() : new MediaFileMissing();
  }
  if (!/;\s*boundary=/i.test(request.headers['content-type'] ?? '')) throw new MalformedRequest();
  try {
    const most = UPLOAD_LIMITS.files * fileBytes + AROUND_FILES;
    const limits = { ...LIMITS, fileSize: fileBytes };
    const parts = await readAtMost(
      request.raw,
      most,
      () => tooLarge(fileBytes),
      () => takeParts(request.parts({ limits }), intake, fileBytes),
    );
    const { title, description, access, directoryId } = parts;
    if (directoryId !== null) await checkDirectory(directoryId);
    return await intake.commit({
      title,
      access,
      directoryId,
      ...(description && { descriptions: { [locale]: description } }),
    });
  } catch (error) {
    await intake.discard();
    throw toUploadFailure(error);
  }
}

async function takeParts(parts: AsyncIterable<Multipart>, intake: Intake, fileBytes: number) {
  const texts = new Map<string, string>();
  let count = 0;
  for await (const part of parts) {
    if (part.type === 'field') texts.set(part.fieldname, String(part.value));
    else if (await takeFile(part, { count, intake, fileBytes })) count += 1;
  }
  if (count === 0) throw new MediaFileMissing();
  const textOf = (name: string, length: number) => (texts.get(name) ?? '').trim().slice(0, length);
  return {
    title: textOf('title', 200),
    description: textOf('description', 300),
    access: accessOf(textOf('access', 20)),
    directoryId: directoryOf(textOf('directoryId', 20)),
  };
}

function accessOf(text: string): Media['access'] {
  if (text === '' || text === 'public') return 'public';
  if (text === 'other') return text;
  throw new ValidationFailed({ fields: { access: 'enum' } });
}

/** null is the top of the library. */
function directoryOf(text: string): number | null {
  if (text === '') return null;
  const id = Number(text);
  if (Number.isInteger(id) && id > 0 && id <= MAX_ID) return id;
  throw new ValidationFailed({ fields: { directoryId: 'unknown' } });
}

/** False for a part that is no file of ours: another field, or one in which nothing was chosen. */
async function takeFile(
  part: MultipartFile,
  { count, intake, fileBytes }: { count: number; intake: Intake; fileBytes: number },
): Promise<boolean> {
  const bytes = await bytesOf(part, fileBytes);
  if (part.fieldname !== 'file' || isEmptyField(part, bytes)) return false;
  if (count === UPLOAD_LIMITS.files) throw new MediaTooMany({ max: UPLOAD_LIMITS.files });
  await intake.add({ bytes, originalName: nameOf(part) });
  return true;
}

async function bytesOf(part: MultipartFile, fileBytes: number): Promise<Buffer> {
  const tooLong = new Promise<never>((_resolve, reject) => {
    part.file.once('limit', () => reject(tooLarge(fileBytes)));
  });
  const bytes = await Promise.race([part.toBuffer(), tooLong]);
  // The limit may have been passed before anybody listened.
  if (part.file.truncated) throw tooLarge(fileBytes);
  return bytes;
}

/** What a browser sends for a file field in which nothing was chosen. */
function isEmptyField(part: MultipartFile, bytes: Buffer): boolean {
  return bytes.length === 0 && !part.filename;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a file name may hold them, a record may not
const UNWANTED = /[\u0000-\u001f\u007f]/g;

/** The last part of the client's file name; it is shown, never used as a path. */
function nameOf({ filename }: MultipartFile): string {
  const last = (filename ?? '').split(/[\\/]/).at(-1) ?? '';
  return last.replace(UNWANTED, '').slice(0, 200) || 'datoteka';
}

/** What went wrong, as a client hears it. */
export function toUploadFailure(error: unknown): unknown {
  return isStorageFull(error) ? new MediaStorageFull() : error;
}
