/** A drawing that holds a square bitmap with round corners. */
export function svgAround(png: Buffer): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    '<clipPath id="a"><rect width="64" height="64" rx="14"/></clipPath>',
    `<image clip-path="url(#a)" width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/>`,
    '</svg>',
  ].join('');
}

const HEADER = 6;
const ENTRY = 16;
const BITS = 32;

/** The file that browsers ask for by its old name: one bitmap behind a list of one. */
export function icoAround(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  // Kind 1 is an icon.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, HEADER);
  head.writeUInt8(side, HEADER + 1);
  head.writeUInt16LE(1, HEADER + 4);
  head.writeUInt16LE(BITS, HEADER + 6);
  head.writeUInt32LE(png.length, HEADER + 8);
  head.writeUInt32LE(head.length, HEADER + 12);
  return Buffer.concat([head, png]);
}
