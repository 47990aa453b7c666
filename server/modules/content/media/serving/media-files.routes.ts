import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachmentOf } from '#server/attachment.ts';
import { ServiceUnavailable } from '#server/errors.ts';
import type { Identify } from '#server/plugins/call-context.ts';
import { FOR_EVER, MEDIA_PATH, typeOf } from '../media-keys.ts';
import { PLACEHOLDER } from '../pictures/placeholder.ts';
import type { MediaStorage, StoredFile } from '../storages/media-storage.ts';
import { isSameFile, wishOf } from './byte-range.ts';
import type { FileAccess, NamedFile } from './file-access.ts';

/** A drawing that is opened on its own may run nothing and reach nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Nor may a document, wherever a program shows it. */
const DOCUMENT_POLICY = "default-src 'none'; sandbox";

/** Policies of files that could run something, by how they end. */
const POLICIES: Readonly<Record<string, string>> = {
  svg: DRAWING_POLICY,
  pdf: DOCUMENT_POLICY,
  vtt: DOCUMENT_POLICY,
};

interface FileServices {
  storage: MediaStorage;
  access: FileAccess;
  identify: Identify;
}

/** A file that was found, and what it says of itself. */
interface Found extends NamedFile {
  file: StoredFile;
}

/** The files themselves. What an address answers never changes, so it is kept for a year. */
export async function mediaFileRoutes(
  app: FastifyInstance,
  { storage, access, identify }: FileServices,
) {
  /** Editors see what is not for everybody, on their own site only (MEDIA-01, S19). */
  async function mayEdit(sites: readonly number[], request: FastifyRequest, reply: FastifyReply) {
    if (!sites.includes(request.call.site.id)) return false;
    const user = await identify(request, reply);
    return user?.scope === 'backoffice';
  }

  async function find(text: string): Promise<Found | 'away' | null> {
    const named = await access.fileAt(text);
    const file = named && (await storage.open(named.key).catch(unlessAway));
    if (file === 'away') return file;
    return named && file ? { ...named, file } : null;
  }

  app.get<{ Params: { '*': string } }>(
    `${MEDIA_PATH}*`,
    { config: { access: 'public' } },
    async (request, reply) => {
      const found = await find(request.params['*']);
      if (found === 'away') return sendPlaceholder(reply, 503);
      if (!found) return sendPlaceholder(reply);
      const audience = await access.audienceOf(found.key);
      const isOpen = audience === 'everybody';
      if (!isOpen && !(await mayEdit(audience, request, reply))) return sendPlaceholder(reply);
      const etag = etagOf(found.key);
      setHeaders(reply, found).header('etag', etag);
      if (!isOpen) reply.header('cache-control', 'private, no-store');
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return sendPart(request, reply, { ...found, etag });
    },
  );
}

/** A store that is away for a moment (F28). */
function unlessAway(error: unknown): 'away' {
  if (error instanceof ServiceUnavailable) return 'away';
  throw error;
}

function setHeaders(reply: FastifyReply, { key, originalName }: Found): FastifyReply {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  const policy = POLICIES[extension];
  if (policy) reply.header('content-security-policy', policy);
  // A document is kept, not shown: what shows it would be given our origin.
  if (extension === 'pdf') reply.header('content-disposition', attachmentOf(originalName));
  return reply
    .type(typeOf(key))
    .header('cache-control', FOR_EVER)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff');
}

/**
 * The file, or the part of it that a player asks for: it seeks in a video without fetching all of it,
 * and browsers of Apple play none that comes in one piece only.
 */
function sendPart(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { file, etag }: Found & { etag: string },
): FastifyReply {
  const { size } = file;
  reply.header('accept-ranges', 'bytes');
  const mayBePart = method === 'GET' && isSameFile(headers['if-range']?.toString(), etag);
  const wish = mayBePart ? wishOf(headers.range, size) : 'all';
  if (wish === 'all') return reply.header('content-length', size).send(file.stream());
  if (wish === 'unsatisfiable') {
    return reply
      .code(416)
      .removeHeader('content-disposition')
      .header('cache-control', 'no-store')
      .header('content-range', `bytes */${size}`)
      .send();
  }
  const { start, end } = wish;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(file.stream(wish));
}

function etagOf(key: string): string {
  return `"${key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'))}"`;
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/** Browsers show it in place of the picture, whatever the status (MEDIA-04). */
function sendPlaceholder(reply: FastifyReply, status: 404 | 503 = 404): FastifyReply {
  return reply
    .code(status)
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', status === 404 ? 'public, max-age=60' : 'no-store')
    .header('content-security-policy', DRAWING_POLICY)
    .header('x-content-type-options', 'nosniff')
    .send(PLACEHOLDER);
}
