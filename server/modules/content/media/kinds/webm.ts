import type { VideoFacts } from './facts.ts';

/** An element of a Matroska file: its number, and where what it holds begins and ends. */
interface Piece {
  id: number;
  start: number;
  end: number;
}

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const CODEC = 0x86;
const VIDEO = 0xe0;
const PIXEL_WIDTH = 0xb0;
const PIXEL_HEIGHT = 0xba;
const IS_VIDEO = 1;
/** Most elements that are looked at on one level. */
const MAX_PIECES = 10_000;

/** What a WebM says of its picture track; null where it has none or is damaged. */
export function readWebm(bytes: Buffer): VideoFacts | null {
  const segment = find(piecesIn(bytes, 0, bytes.length), SEGMENT);
  const inside = segment && piecesIn(bytes, segment.start, segment.end);
  const tracks = find(inside, TRACKS);
  for (const track of (tracks && piecesIn(bytes, tracks.start, tracks.end)) ?? []) {
    const facts = track.id === TRACK ? trackFacts(bytes, track) : null;
    if (facts) return facts;
  }
  return null;
}

function trackFacts(bytes: Buffer, track: Piece): VideoFacts | null {
  const pieces = piecesIn(bytes, track.start, track.end);
  const video = find(pieces, VIDEO);
  const size = video && piecesIn(bytes, video.start, video.end);
  if (numberOf(bytes, find(pieces, TRACK_TYPE)) !== IS_VIDEO || !size) return null;
  const codec = find(pieces, CODEC);
  return {
    width: numberOf(bytes, find(size, PIXEL_WIDTH)),
    height: numberOf(bytes, find(size, PIXEL_HEIGHT)),
    codec: codec
      ? bytes.toString('latin1', codec.start, Math.min(codec.end, codec.start + 20))
      : '',
  };
}

function find(pieces: readonly Piece[] | null | undefined, id: number): Piece | undefined {
  return pieces?.find((piece) => piece.id === id);
}

/**
 * Elements of a level; null where one is longer than what it lies in. Pictures are not looked at: what
 * a file says of itself comes before the first cluster, which a recording may leave without an end.
 */
function piecesIn(bytes: Buffer, from: number, end: number): Piece[] | null {
  const pieces: Piece[] = [];
  let at = from;
  while (at < end) {
    const piece = pieceAt(bytes, at, end);
    if (!piece || pieces.length === MAX_PIECES) return null;
    if (piece.id === CLUSTER && find(pieces, TRACKS)) return pieces;
    pieces.push(piece);
    at = piece.end;
  }
  return pieces;
}

function pieceAt(bytes: Buffer, at: number, end: number): Piece | null {
  const id = variable(bytes, at, end, true);
  const size = id && variable(bytes, at + id.length, end, false);
  if (!(id && size)) return null;
  const start = at + id.length + size.length;
  // All ones: as far as it goes.
  const stop = size.value === 2 ** (7 * size.length) - 1 ? end : start + size.value;
  return stop <= end ? { id: id.value, start, end: stop } : null;
}

/** A number whose first bits say how long it is; an element's own number keeps those bits. */
function variable(bytes: Buffer, at: number, end: number, keepsMark: boolean) {
  const first = at < end ? (bytes[at] ?? 0) : 0;
  const length = Math.clz32(first) - 23;
  if (length > (keepsMark ? 4 : 8) || at + length > end) return null;
  let value = keepsMark ? first : first & (0xff >> length);
  for (let next = 1; next < length; next += 1) value = value * 256 + (bytes[at + next] ?? 0);
  return { value, length };
}

/** An unsigned number; 0 where there is none. */
function numberOf(bytes: Buffer, piece: Piece | undefined): number {
  const length = piece ? piece.end - piece.start : 0;
  return piece && length > 0 && length <= 6 ? bytes.readUIntBE(piece.start, length) : 0;
}
