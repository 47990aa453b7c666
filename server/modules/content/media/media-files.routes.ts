import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceUnavailable } from '#server/errors.ts';
import type { Identify } from '#server/plugins/call-context.ts';
import type { FileAccess } from './file-access.ts';
import { FOR_EVER, MEDIA_PATH, typeOf } from './media-keys.ts';
import { PLACEHOLDER } from './pictures/placeholder.ts';
import type { MediaStorage } from './storages/media-storage.ts';

/** A drawing that is opened on its own may run nothing and reach nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface FileServices {
  storage: MediaStorage;
  access: FileAccess;
  identify: Identify;
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

  async function find(text: string) {
    const key = await access.keyAt(text);
    const file = key && (await storage.open(key).catch(unlessAway));
    if (file === 'away') return file;
    return key && file ? { key, file } : null;
  }

  app.get<{ Params: { '*': string } }>(
    `${MEDIA_PATH}*`,
    { config: { access: 'public' } },
    async (request, reply) => {
      const found = await find(request.params['*']);
      if (found === 'away') return sendPlaceholder(reply, 503);
      if (!found) return sendPlaceholder(reply);
      const { key, file } = found;
      const audience = await access.audienceOf(key);
      const isOpen = audience === 'everybody';
      if (!isOpen && !(await mayEdit(audience, request, reply))) return sendPlaceholder(reply);
      const etag = etagOf(key);
      setHeaders(reply, key).header('etag', etag);
      if (!isOpen) reply.header('cache-control', 'private, no-store');
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.header('content-length', file.size).send(file.stream());
    },
  );
}

/** A store that is away for a moment (F28). */
function unlessAway(error: unknown): 'away' {
  if (error instanceof ServiceUnavailable) return 'away';
  throw error;
}

function setHeaders(reply: FastifyReply, key: string): FastifyReply {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  if (extension === 'svg') reply.header('content-security-policy', DRAWING_POLICY);
  return reply
    .type(typeOf(key))
    .header('cache-control', FOR_EVER)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff');
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
