/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What a `Range` header asks of a file: one part, nothing that the file has, or all of it. */
export type RangeWish = ByteRange | 'unsatisfiable' | 'all';

const ONE_RANGE = /^bytes[ \t]*=[ \t]*(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))[ \t]*$/i;

/**
 * Reads a `Range` header (RFC 9110, 14). One range is answered; of several, and of what cannot be read,
 * all is sent, as the standard allows: so nobody makes a file be read many times by one request.
 */
export function wishOf(header: string | undefined, size: number): RangeWish {
  const found = ONE_RANGE.exec(header ?? '');
  if (!found) return 'all';
  const [, first, last, suffix] = found;
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last ? Number(last) : size - 1;
  if (last && end < start) return 'all';
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size - 1) };
}

/**
 * Whether a part may be joined to what the client has: `If-Range` must name the very file. A date does
 * not, because no file here has one.
 */
export function isSameFile(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag;
}
