import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { movedSites } from '#server/modules/site/site/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import type { Load } from '#server/plugins/overload.ts';
import type { Sendable, Shortcut } from '#server/plugins/shortcuts.ts';
import { type Encoding, encodingFor } from './encodings.ts';
import type { FilterKeys } from './filter-keys.ts';
import { isKnown, type PageAnswer } from './page-answer.ts';
import type { PageCache } from './page-cache.ts';
import type { PageQuestion } from './page-question.ts';

/** Addresses whose pages are known; others take the long way and push out those asked for least. */
const MAX_ADDRESSES = 5_000;
/** Longer ones are rare, and would make the list large. */
const MAX_LENGTH = 500;
/** A change whose message was lost is seen after this time, as in the directory of sites. */
const MAX_AGE_MS = 60_000;
/** Clients of the API choose by these what a page is otherwise chosen by its address. */
export const CHOOSING = ['apikey', 'siteid', 'storeid', 'languagecode', 'accesstoken'];
/** Wishes that change a page for whoever edits; their answers never take the short way. */
export const EDITING = ['editPage', 'mobileView'] as const;

/** Which page an address leads to, and what that was worked out from. */
interface Known {
  key: string;
  siteId: number;
  filters: readonly string[];
  until: number;
}

/** How a page travels: in an encoding, or not at all because the client has it. */
type Form = Encoding | 'known';

interface Parts {
  bus: Pick<ServiceDeps['bus'], 'subscribe'>;
  load: Pick<Load, 'isShedding'>;
  cache: Pick<PageCache<PageAnswer>, 'fresh'>;
  filterKeys: Pick<FilterKeys, 'current'>;
}

/** Sends pages again that are equal for everybody, as they were sent the long way. */
export interface PageShortcut {
  take: Shortcut;
  /** Notes which page the address of a request leads to; for answers out of the cache alone. */
  noteAddress(
    request: FastifyRequest,
    page: { key: string; question: PageQuestion; filters: readonly string[] },
  ): void;
  /** Notes how an answer looks that is being sent; without `sent` the client has it already. */
  noteAnswer(
    reply: FastifyReply,
    answer: PageAnswer,
    sent?: { encoding: Encoding; body: Buffer },
  ): void;
  close(): void;
}

/**
 * The short way of a page: by host and address to the page in the cache, and from there to the very
 * headers and bytes that were sent the long way. It decides nothing by itself. Whatever it has not
 * seen before, and whatever could be answered otherwise now, takes the long way.
 */
export function createPageShortcut({ bus, load, cache, filterKeys }: Parts): PageShortcut {
  const addresses = new LRUCache<string, Known>({ max: MAX_ADDRESSES });
  const sendables = new WeakMap<PageAnswer, Map<Form, Sendable>>();
  /** In which generation a request began that may be learnt from. */
  const begun = new WeakMap<FastifyRequest, number>();
  let generation = 0;
  const unsubscribe = bus.subscribe((tags) => {
    const moved = movedSites(tags);
    if (moved.length === 0) return;
    generation += 1;
    if (moved === 'all') addresses.clear();
    else forgetSites(moved);
  });

  function forgetSites(ids: readonly number[]) {
    for (const [address, { siteId }] of [...addresses.entries()]) {
      if (ids.includes(siteId)) addresses.delete(address);
    }
  }

  /** The page in the cache, when the address surely leads there now. */
  function pageAt(request: FastifyRequest): PageAnswer | undefined {
    const known = addresses.get(addressOf(request));
    if (!known || Date.now() >= known.until) return undefined;
    if (filterKeys.current(known.siteId) !== known.filters) return undefined;
    return cache.fresh(known.key);
  }

  function sendableFor(request: FastifyRequest): Sendable | undefined {
    const page = pageAt(request);
    return page && sendables.get(page)?.get(formOf(request, page));
  }

  return {
    take(request) {
      if (load.isShedding || !isPlain(request)) return undefined;
      const sendable = sendableFor(request);
      if (!sendable) begun.set(request, generation);
      return sendable;
    },

    noteAddress(request, { key, question, filters }) {
      if (begun.get(request) !== generation || request.url.length > MAX_LENGTH) return;
      if (EDITING.some((name) => question.query[name] !== undefined)) return;
      const { siteId } = question;
      addresses.set(addressOf(request), { key, siteId, filters, until: Date.now() + MAX_AGE_MS });
    },

    noteAnswer(reply, answer, sent) {
      const forms = sendables.get(answer) ?? new Map<Form, Sendable>();
      sendables.set(answer, forms);
      const form = sent?.encoding ?? 'known';
      if (forms.has(form) || reply.request.method !== 'GET') return;
      reply.raw.once('finish', () => {
        const headers = headersOf(reply, sent?.encoding);
        if (headers)
          forms.set(form, { status: reply.statusCode, headers, body: sent?.body ?? null });
      });
    },

    close: unsubscribe,
  };
}

function addressOf({ host, url }: FastifyRequest): string {
  return `${host} ${url}`;
}

/** A request as browsers make it, about which nothing but its address matters. */
function isPlain({ headers }: FastifyRequest): boolean {
  const hasBody =
    headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  const isOpen = headers['accept-encoding']?.includes('*') === true;
  return !(hasBody || isOpen || CHOOSING.some((name) => headers[name] !== undefined));
}

function formOf({ headers }: FastifyRequest, page: PageAnswer): Form {
  const known = headers['if-none-match'];
  if (known !== undefined && isKnown(known, page.etag)) return 'known';
  return encodingFor(headers['accept-encoding']?.toString() ?? '', page);
}

/** The headers that were sent; null where they were meant for one visitor, or are not those of the form. */
function headersOf(reply: FastifyReply, encoding: Encoding | undefined): string[] | null {
  const headers = reply.getHeaders();
  const isForOne = ['set-cookie', 'connection'].some((name) => headers[name] !== undefined);
  const isOther =
    encoding !== undefined && (headers['content-encoding'] ?? 'identity') !== encoding;
  if (isForOne || isOther) return null;
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((each) => [name, String(each)]),
  );
}
