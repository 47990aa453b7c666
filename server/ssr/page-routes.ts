import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Cdn } from '#server/cdn/cdn.ts';
import { PAGE_NOT_FOUND, PathNotFound } from '#server/errors.ts';
import type { FailedRequests } from '#server/modules/content/finder/index.ts';
import { type GateServices, loginInstead } from './development-gate.ts';
import { createEdge, type Edge, PERSONAL } from './edge.ts';
import { encodingFor } from './encodings.ts';
import { isKnown, type PageAnswer } from './page-answer.ts';
import { readPath } from './page-path.ts';
import type { Pages } from './pages.ts';
import { SPECULATION_RULES_PATH } from './speculation-rules.ts';

/** Browsers ask each time whether their copy is still good; the answer is mostly 304. */
const SHARED = 'no-cache';

export interface PageRouteServices extends GateServices {
  cdn: Cdn | null;
  pages: Pages;
  failedRequests: Pick<FailedRequests, 'note'>;
}

/** Every path that nothing else answers is a page. */
export function pageRoutes(app: FastifyInstance, services: PageRouteServices) {
  const { pages, failedRequests } = services;
  const edge = createEdge(services.cdn);
  if (app.config.env === 'development') sectionTool(app);
  app.get(
    '/*',
    {
      config: { access: 'public', anonymous: true, shortcut: pages.shortcut.take },
      schema: { hide: true },
      // Hooks of a route run last, when all cookies are set.
      onSend: async (_request, reply) => edge.protect(reply),
    },
    async (request, reply) => {
      const read = readPath(request.url);
      if (!read) throw new PathNotFound();
      if (read.canonical !== undefined) {
        if (services.cdn) reply.header('cache-control', PERSONAL);
        return reply.redirect(read.canonical + searchOf(request), 301);
      }
      const login = await loginInstead(services, request, reply, read.path);
      if (login !== null) return reply.header('cache-control', PERSONAL).redirect(login, 302);
      const answer = await pages.answer(request, reply, read.path);
      if (answer.status === 404) failedRequests.note(request.call.site.id, read.path);
      return send({ shortcut: pages.shortcut, edge }, reply, answer);
    },
  );
}

/** The short way to the catalogue of blocks (ROUTE-24). */
function sectionTool(app: FastifyInstance) {
  app.get(
    '/section-tool',
    { config: { access: 'public', anonymous: true }, schema: { hide: true } },
    (_request, reply) => reply.redirect('/admin/section-tool', 302),
  );
}

interface Sending {
  shortcut: Pages['shortcut'];
  edge: Edge;
}

/** Notes what is sent of a shared page, where its headers will do for whoever asks next. */
function noterOf({ shortcut, edge }: Sending, reply: FastifyReply, answer: PageAnswer) {
  return edge.mark(reply, answer) ? shortcut.noteAnswer : () => undefined;
}

async function send(
  sending: Sending,
  reply: FastifyReply,
  answer: PageAnswer,
): Promise<FastifyReply> {
  const { headers } = reply.request;
  if (answer.location !== undefined) return sendOn(reply, answer, answer.location);
  const isShared = answer.cacheable && answer.status === 200;
  reply
    .headers(answer.headers)
    .header('cache-control', isShared ? SHARED : PERSONAL)
    .header('vary', 'accept-encoding');
  const note = isShared && noterOf(sending, reply, answer);
  if (note) {
    reply.header('etag', answer.etag);
    if (isKnown(headers['if-none-match'] ?? '', answer.etag)) {
      note(reply, answer);
      return reply.code(304).send();
    }
    reply.header('speculation-rules', `"${SPECULATION_RULES_PATH}"`);
  }
  const encoding = encodedFor(reply, answer);
  const body = await answer.body(encoding);
  if (answer.status === 404) reply.raw.statusMessage = PAGE_NOT_FOUND;
  if (note) note(reply, answer, { encoding, body });
  const type = answer.headers['content-type'] ?? 'text/html; charset=utf-8';
  return reply.code(answer.status).type(type).send(body);
}

function encodedFor(reply: FastifyReply, answer: PageAnswer) {
  const accepted = reply.request.headers['accept-encoding'];
  const encoding = encodingFor(accepted?.toString() ?? '', answer);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return encoding;
}

function sendOn(reply: FastifyReply, { keepQuery, status }: PageAnswer, location: string) {
  const target = location + (keepQuery ? searchOf(reply.request) : '');
  return reply.header('cache-control', PERSONAL).redirect(target, status);
}

function searchOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}
