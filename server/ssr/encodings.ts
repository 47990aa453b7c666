import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this size compression costs more than it saves. */
const MIN_BYTES = 1024;

/** How a body travels. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A text in an encoding, compressed by the first who asks for it. */
export function bodiesOf(
  text: Buffer,
  brotliQuality: number,
): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = made.get(encoding);
    if (known) return known;
    const body = compress(text, encoding, brotliQuality);
    made.set(encoding, body);
    body.catch(() => made.delete(encoding));
    return body;
  };
}

async function compress(text: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') return gzipped(text);
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** The best encoding a client takes; what is small is not compressed. */
export function encodingFor(accepted: string, { length }: { length: number }): Encoding {
  if (length < MIN_BYTES) return 'identity';
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim() ?? '');
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
