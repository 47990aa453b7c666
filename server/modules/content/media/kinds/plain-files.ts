import { type MediaKind, mediaKindOf } from '#schemas/media-kinds.ts';
import { MediaUnreadable, MediaWrongCodec } from '../media.errors.ts';
import { isReadableText } from './captions.ts';
import { isSize, type VideoFacts } from './facts.ts';
import { readMp4, withoutOrigin } from './mp4.ts';
import { readWebm } from './webm.ts';

/** A file that is kept as it came: no other sizes are made of it. */
export interface PlainFile {
  bytes: Buffer;
  /** Of what is seen; 0 for a file that has no size of its own. */
  width: number;
  height: number;
}

/** What every browser of today plays. Phones record in others (HEVC), which many do not. */
const CODECS = new Set(['avc1', 'avc3', 'av01', 'vp08', 'vp09', 'V_VP8', 'V_VP9', 'V_AV1']);
/** Where the end of a document is said, with what some programs write behind it. */
const LAST_BYTES = 4096;

const readers: Readonly<Record<string, (bytes: Buffer) => VideoFacts | null>> = {
  'video/mp4': readMp4,
  'video/webm': readWebm,
};

const openers: Record<Exclude<MediaKind, 'picture'>, typeof openVideo> = {
  video: openVideo,
  document: (bytes) =>
    bytes.subarray(-LAST_BYTES).includes('%%EOF') ? { bytes, width: 0, height: 0 } : null,
  captions: (bytes) => (isReadableText(bytes) ? { bytes, width: 0, height: 0 } : null),
};

/** Whether files of this type are kept as they are, beside those of pictures. */
export function isPlain(mime: string): boolean {
  return mediaKindOf(mime) !== 'picture';
}

/** Checks a video, a document or captions. Throws an error of `media.errors.ts`. */
export function openPlain(bytes: Buffer, mime: string, originalName: string): PlainFile {
  const kind = mediaKindOf(mime);
  const file = kind === 'picture' ? null : openers[kind](bytes, mime);
  if (!file) throw new MediaUnreadable({ file: originalName });
  return file;
}

function openVideo(bytes: Buffer, mime: string): PlainFile | null {
  const facts = readers[mime]?.(bytes);
  if (!(facts && isSize(facts))) return null;
  if (!CODECS.has(facts.codec)) throw new MediaWrongCodec();
  const { width, height } = facts;
  return { bytes: mime === 'video/mp4' ? withoutOrigin(bytes) : bytes, width, height };
}
