import { brotliDecompressSync } from 'node:zlib';

/** A font that unpacks to more than this is none that a page should load. */
const MOST_UNPACKED = 4 * 1024 * 1024;
const HEADER_BYTES = 48;
const MOST_TABLES = 60;
/** Names of tables by their number in the format (WOFF 2.0, 4.1); 63 says that the name follows. */
const TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx ' +
  'kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix ' +
  'acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak ' +
  'Zapf Silf Glat Gloc Feat Sill'
).split(' ');
const NAMED = 63;
/** Without these no browser shows a font. */
const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post'];
const FLAVORS = [0x00010000, 0x4f54544f];

/**
 * Whether bytes are a whole woff2 file of one font: header, list of tables, and as much packed content
 * as they say. Nothing is read of the font itself.
 */
export function isWoff2(bytes: Buffer): boolean {
  try {
    return looksWhole(bytes);
  } catch {
    // Ends in the middle, or is not packed as it should be.
    return false;
  }
}

function looksWhole(bytes: Buffer): boolean {
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, 4) !== 'wOF2') return false;
  const tables = bytes.readUInt16BE(12);
  const packed = bytes.readUInt32BE(20);
  const isHeaderGood =
    FLAVORS.includes(bytes.readUInt32BE(4)) &&
    bytes.readUInt32BE(8) === bytes.length &&
    bytes.readUInt16BE(14) === 0 &&
    tables > 0 &&
    tables <= MOST_TABLES;
  if (!isHeaderGood) return false;
  const { tags, end, unpacked } = directoryOf(bytes, tables);
  const hasShapes = (tags.has('glyf') && tags.has('loca')) || tags.has('CFF ') || tags.has('CFF2');
  if (!hasShapes || !NEEDED.every((tag) => tags.has(tag))) return false;
  if (unpacked > MOST_UNPACKED || end + packed > bytes.length) return false;
  const content = bytes.subarray(end, end + packed);
  return brotliDecompressSync(content, { maxOutputLength: MOST_UNPACKED }).length === unpacked;
}

function directoryOf(bytes: Buffer, tables: number) {
  const tags = new Set<string>();
  let at = HEADER_BYTES;
  let unpacked = 0;
  const number = () => {
    const { value, next } = base128(bytes, at);
    at = next;
    return value;
  };
  for (let index = 0; index < tables; index += 1) {
    const flags = bytes.readUInt8(at);
    at += 1;
    const known = flags & NAMED;
    const tag = known === NAMED ? bytes.toString('latin1', at, at + 4) : (TAGS[known] ?? '');
    if (known === NAMED) at += 4;
    tags.add(tag.replace('_', ' '));
    const length = number();
    const isShape = known === TAGS.indexOf('glyf') || known === TAGS.indexOf('loca');
    const version = flags >> 6;
    const isTransformed = isShape ? version === 0 : version !== 0;
    unpacked += isTransformed ? number() : length;
  }
  return { tags, end: at, unpacked };
}

/** A number of one to five bytes, seven bits each. */
function base128(bytes: Buffer, from: number): { value: number; next: number } {
  let value = 0;
  for (let at = from; at < from + 5; at += 1) {
    const byte = bytes.readUInt8(at);
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, next: at + 1 };
  }
  throw new RangeError('a number of the table directory does not end');
}
