import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageResponse } from '#schemas/site-entry.ts';
import type { Cacheable } from './page-cache.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this size compression costs more than it saves. */
const MIN_BYTES = 1024;
const BROTLI_QUALITY = 6;

/** How a body travels. */
export type Encoding = 'br' | 'gzip' | 'identity';

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

/** A page as it is kept for all who will get it. `policy` is its content security policy. */
export function toAnswer(page: PageResponse, tags: Iterable<string>, policy: string): PageAnswer {
  const identity = Buffer.from(page.html);
  const headers = Object.fromEntries(
    Object.entries({ ...page.headers, 'content-security-policy': policy })
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !PRIVATE_HEADERS.has(name)),
  );
  return {
    status: page.status,
    ...(page.location !== undefined && { location: page.location }),
    ...(page.keepQuery && { keepQuery: true }),
    headers,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    length: identity.length,
    body: bodiesOf(identity),
    cacheable: page.cacheable,
    tags: [...new Set([...page.tags, ...tags])],
    ...(page.freshUntil !== undefined && { freshUntil: page.freshUntil }),
    size: Math.ceil(identity.length * (1 + COMPRESSED_PART)),
  };
}

function bodiesOf(html: Buffer): PageAnswer['body'] {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = made.get(encoding);
    if (known) return known;
    const body = compress(html, encoding);
    made.set(encoding, body);
    return body;
  };
}

async function compress(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return html;
  if (encoding === 'gzip') return gzipped(html);
  return brotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}

/** The best encoding a client takes; small pages are not compressed. */
export function encodingFor(accepted: string, { length }: Pick<PageAnswer, 'length'>): Encoding {
  if (length < MIN_BYTES) return 'identity';
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim() ?? '');
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

/** Whether a client's copy is the one of this answer. */
export function isKnown(ifNoneMatch: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = ifNoneMatch.split(',').map(opaque);
  return known.includes(opaque(etag)) || known.includes('*');
}
