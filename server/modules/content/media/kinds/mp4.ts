import type { VideoFacts } from './facts.ts';

/** A box of an ISO file: where it begins, and where what it holds begins and ends. */
interface Box {
  type: string;
  at: number;
  start: number;
  end: number;
}

/** Most boxes that are looked at on one level: a file may be nothing but empty ones. */
const MAX_BOXES = 10_000;
/** Boxes in which cameras and programs say where, when and with what a video was made. */
const TOLD = new Set(['udta', 'meta', 'uuid']);
const FIXED_POINT = 65_536;

/** What an MP4 says of its picture track; null where it has none or is damaged. */
export function readMp4(bytes: Buffer): VideoFacts | null {
  const top = boxesIn(bytes, 0, bytes.length);
  const movie = top?.find(({ type }) => type === 'moov');
  const tracks = movie && boxesIn(bytes, movie.start, movie.end);
  for (const track of tracks ?? []) {
    const facts = track.type === 'trak' ? trackFacts(bytes, track) : null;
    if (facts) return facts;
  }
  return null;
}

/**
 * The same video without what was told of its making: the place where a phone was, among others. The
 * boxes are emptied where they stand, because others name bytes by their distance from the beginning.
 */
export function withoutOrigin(bytes: Buffer): Buffer {
  const told: Box[] = [];
  const look = (start: number, end: number) => {
    for (const box of boxesIn(bytes, start, end) ?? []) {
      if (TOLD.has(box.type)) told.push(box);
      else if (box.type === 'moov' || box.type === 'trak') look(box.start, box.end);
    }
  };
  look(0, bytes.length);
  if (told.length === 0) return bytes;
  const clean = Buffer.from(bytes);
  for (const { at, start, end } of told) {
    clean.write('free', at + 4, 'latin1');
    clean.fill(0, start, end);
  }
  return clean;
}

/** Boxes of a level; null where one is longer than what it lies in. */
function boxesIn(bytes: Buffer, from: number, end: number): Box[] | null {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= end) {
    const box = boxAt(bytes, at, end);
    if (!box || boxes.length === MAX_BOXES) return null;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

function boxAt(bytes: Buffer, at: number, end: number): Box | null {
  const said = bytes.readUInt32BE(at);
  const type = bytes.toString('latin1', at + 4, at + 8);
  if (said === 0) return { type, at, start: at + 8, end };
  const isLong = said === 1;
  if (isLong && at + 16 > end) return null;
  const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : said;
  const start = at + (isLong ? 16 : 8);
  return at + size >= start && at + size <= end ? { type, at, start, end: at + size } : null;
}

/** Descends by names; the box itself where there are none. */
function boxBelow(bytes: Buffer, box: Box, names: readonly string[]): Box | undefined {
  let found: Box | undefined = box;
  for (const name of names) {
    found = found && boxesIn(bytes, found.start, found.end)?.find(({ type }) => type === name);
  }
  return found;
}

function trackFacts(bytes: Buffer, track: Box): VideoFacts | null {
  const handler = boxBelow(bytes, track, ['mdia', 'hdlr']);
  const header = boxBelow(bytes, track, ['tkhd']);
  const samples = boxBelow(bytes, track, ['mdia', 'minf', 'stbl', 'stsd']);
  if (!(handler && header && samples)) return null;
  if (textAt(bytes, handler, 8) !== 'vide') return null;
  // Version 1 has longer times before what is wanted here.
  const shift = bytes[header.start] === 1 ? 12 : 0;
  if (header.end - header.start < 84 + shift) return null;
  const at = header.start + shift;
  const width = Math.round(bytes.readUInt32BE(at + 76) / FIXED_POINT);
  const height = Math.round(bytes.readUInt32BE(at + 80) / FIXED_POINT);
  // The matrix by which it is shown: phones record lying down and turn by a quarter.
  const isTurned = bytes.readInt32BE(at + 40) === 0 && bytes.readInt32BE(at + 44) !== 0;
  const codec = textAt(bytes, samples, 12);
  return isTurned ? { width: height, height: width, codec } : { width, height, codec };
}

/** Four characters of a box; nothing where it is shorter. */
function textAt(bytes: Buffer, { start, end }: Box, offset: number): string {
  return start + offset + 4 <= end
    ? bytes.toString('latin1', start + offset, start + offset + 4)
    : '';
}
