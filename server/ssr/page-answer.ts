import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PageResponse } from '#schemas/site-entry.ts';
import { bodiesOf, type Encoding } from './encodings.ts';
import type { Cacheable } from './page-cache.ts';

const BROTLI_QUALITY = 6;

/** A page ready to be sent, whoever asks. */
export interface PageAnswer extends Cacheable {
  status: number;
  /** Target of a redirect. */
  location?: string;
  /** The query of each request goes along with the redirect. */
  keepQuery?: boolean;
  headers: Record<string, string>;
  /** Weak: the encodings of one page share it. */
  etag: string;
  /** Bytes without compression. */
  length: number;
  /** The page in an encoding, compressed by the first who asks for it. */
  body(encoding: Encoding): Promise<Buffer>;
}

/** Headers of a page's own that never travel in an answer for many. */
const PRIVATE_HEADERS = new Set(['set-cookie']);

/** What a compressed page takes beside the plain one, as a part of it: for the cache's budget. */
const COMPRESSED_PART = 0.5;

const MAX_BYTES = 16 * 1024 * 1024;
/**
 * Bodies of shared pages by the hash of their bytes. Most changes drop pages that come out as they
 * were, for example because a product changed that is in a list of another page: what was compressed
 * before need not be compressed again.
 */
const bodies = new LRUCache<string, PageAnswer['body']>({ maxSize: MAX_BYTES });

/** The body of a page, as it was made before where it is the same. */
function bodyOf(bytes: Buffer, hash: string, { cacheable }: PageResponse): PageAnswer['body'] {
  const known = cacheable ? bodies.get(hash) : undefined;
  if (known) return known;
  const body = bodiesOf(bytes, BROTLI_QUALITY);
  if (cacheable) bodies.set(hash, body, { size: sizeOf(bytes) });
  return body;
}

function sizeOf({ length }: Buffer): number {
  return Math.max(1, Math.ceil(length * (1 + COMPRESSED_PART)));
}

/** A page as it is kept for all who will get it. `policy` is its content security policy. */
export function toAnswer(page: PageResponse, tags: Iterable<string>, policy: string): PageAnswer {
  const identity = Buffer.from(page.html);
  const headers = Object.fromEntries(
    Object.entries({ ...page.headers, 'content-security-policy': policy })
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !PRIVATE_HEADERS.has(name)),
  );
  const hash = createHash('sha256').update(identity).digest('base64url');
  return {
    status: page.status,
    ...(page.location !== undefined && { location: page.location }),
    ...(page.keepQuery && { keepQuery: true }),
    headers,
    etag: `W/"${hash.slice(0, 27)}"`,
    length: identity.length,
    body: bodyOf(identity, hash, page),
    cacheable: page.cacheable,
    tags: [...new Set([...page.tags, ...tags])],
    ...(page.freshUntil !== undefined && { freshUntil: page.freshUntil }),
    size: sizeOf(identity),
  };
}

/** Whether a client's copy is the one of this answer. */
export function isKnown(ifNoneMatch: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = ifNoneMatch.split(',').map(opaque);
  return known.includes(opaque(etag)) || known.includes('*');
}
