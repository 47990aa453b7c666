/** A box of an MP4. */
export function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

interface Mp4Facts {
  width?: number;
  height?: number;
  codec?: string;
  /** Shown after a quarter turn, as phones record. */
  isTurned?: boolean;
  /** What the camera tells of where it was. */
  place?: string;
  /** Bytes of the film itself. */
  film?: Buffer;
}

/** An MP4 that says everything a library asks, with a film that nobody can see. */
export function anMp4(facts: Mp4Facts = {}): Buffer {
  const { width = 1280, height = 720, codec = 'avc1', isTurned = false, place } = facts;
  const header = Buffer.alloc(84);
  header.writeInt32BE(isTurned ? 0 : 0x10000, 40);
  header.writeInt32BE(isTurned ? 0x10000 : 0, 44);
  header.writeUInt32BE(width * 0x10000, 76);
  header.writeUInt32BE(height * 0x10000, 80);
  const handler = Buffer.concat([Buffer.alloc(8), Buffer.from('vide'), Buffer.alloc(12)]);
  const samples = Buffer.concat([Buffer.alloc(8), box(codec, Buffer.alloc(16))]);
  const media = box('mdia', box('hdlr', handler), box('minf', box('stbl', box('stsd', samples))));
  const told = place === undefined ? [] : [box('udta', box('\u00a9xyz', Buffer.from(place)))];
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isomiso2mp41', 'latin1')),
    box('moov', box('trak', box('tkhd', header), media), ...told),
    box('mdat', facts.film ?? Buffer.alloc(2000, 'film')),
  ]);
}

/** An element of a WebM with less than 16 kB in it. */
function piece(id: readonly number[], ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = Buffer.from([0x40 | (content.length >> 8), content.length & 0xff]);
  return Buffer.concat([Buffer.from(id), size, content]);
}

/** A WebM of this size, as a browser records it: the last of its parts has no end. */
export function aWebm({ width = 640, height = 360, codec = 'V_VP9' } = {}): Buffer {
  const side = (value: number) => Buffer.from([value >> 8, value & 0xff]);
  const track = piece(
    [0xae],
    piece([0x83], Buffer.from([1])),
    piece([0x86], Buffer.from(codec)),
    piece([0xe0], piece([0xb0], side(width)), piece([0xba], side(height))),
  );
  const endless = Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
  return Buffer.concat([
    piece([0x1a, 0x45, 0xdf, 0xa3], piece([0x42, 0x82], Buffer.from('webm'))),
    Buffer.from([0x18, 0x53, 0x80, 0x67]),
    endless,
    piece([0x16, 0x54, 0xae, 0x6b], track),
    Buffer.from([0x1f, 0x43, 0xb6, 0x75]),
    endless,
    Buffer.alloc(500, 'film'),
  ]);
}

/** The shortest thing that a reader of PDF opens. */
export const A_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Captions of two lines. */
export const CAPTIONS = Buffer.from(
  'WEBVTT\n\n00:00.000 --> 00:02.000\nMorska sol\n\n00:02.000 --> 00:05.000\nž, đ i š\n',
);
