import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cdn } from '#server/cdn/cdn.ts';
import { tagsOfPage } from '#server/cdn/edge-tags.ts';
import type { PageAnswer } from './page-answer.ts';
import { CHOOSING, EDITING } from './page-shortcut.ts';

/** Of an answer that depends on who asks. */
export const PERSONAL = 'private, no-store';
/** A page that the CDN could not be told of is old for so long at most, and a little longer while asked for. */
const KEPT_S = 300;
const STALE_S = 60;

/** What a CDN may keep of the pages that are sent. */
export interface Edge {
  /**
   * Marks a page that is equal for everybody. Answers whether the same headers will do for whoever
   * asks next at the same address.
   */
  mark(reply: FastifyReply, answer: PageAnswer): boolean;
  /** Takes the mark from an answer that turned out to be for one visitor. */
  protect(reply: FastifyReply): void;
}

/** Without a CDN nothing is marked: nobody could be told that a page has changed. */
export function createEdge(cdn: Cdn | null): Edge {
  if (!cdn) return { mark: () => true, protect: () => undefined };
  const { name, separator } = cdn.tagHeader;
  const tags = new WeakMap<PageAnswer, string>();

  function tagsOf(answer: PageAnswer): string {
    const known = tags.get(answer) ?? tagsOfPage(answer.tags).join(separator);
    tags.set(answer, known);
    return known;
  }

  return {
    mark(reply, answer) {
      const seconds = secondsOf(answer);
      if (seconds < 1 || !isForAll(reply.request)) {
        reply.header('cache-control', PERSONAL);
        return false;
      }
      reply.header('cache-control', policyOf(answer, seconds)).header(name, tagsOf(answer));
      // What is left of a time is counted for each answer.
      return answer.freshUntil === undefined;
    },
    protect(reply) {
      if (reply.getHeader('set-cookie') === undefined) return;
      reply.header('cache-control', PERSONAL).removeHeader(name);
    },
  };
}

/** How long a page may be kept; 0: not at all. */
function secondsOf({ freshUntil, isOutdated }: PageAnswer): number {
  if (isOutdated) return 0;
  if (freshUntil === undefined) return KEPT_S;
  return Math.min(KEPT_S, Math.floor((freshUntil - Date.now()) / 1000));
}

/** Browsers ask each time, as without a CDN: `must-revalidate` forbids them old copies. */
function policyOf({ freshUntil }: PageAnswer, seconds: number): string {
  const policy = `public, max-age=0, must-revalidate, s-maxage=${seconds}`;
  return freshUntil === undefined ? `${policy}, stale-while-revalidate=${STALE_S}` : policy;
}

/** Whether everybody who asks at this address gets the same: nothing else chose the answer. */
function isForAll({ headers, url }: FastifyRequest): boolean {
  if (CHOOSING.some((header) => headers[header] !== undefined)) return false;
  const at = url.indexOf('?');
  if (at === -1) return true;
  const query = new URLSearchParams(url.slice(at));
  return !EDITING.some((key) => query.has(key));
}
