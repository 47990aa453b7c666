import sharp from 'sharp';

/** Side of the square of a picture that becomes one point of its fingerprint. */
export const CELL = 16;
/** Steps of a colour in a fingerprint: finer ones would tell apart what no eye does. */
const STEP = 4;
/** Points that differ by no more steps look the same: edges are drawn a little otherwise on each machine. */
const TOLERANCE = 1;
/** So do a few that differ by one step more: letters of a part that scrolls lie between two pixels. */
const FAINT = 2;
const FEW = 16;

/** The mean colours of the cells of a picture, three bytes each, row by row. */
export interface Fingerprint {
  columns: number;
  rows: number;
  /** Red, green and blue, in steps of `STEP`. */
  points: Uint8Array;
}

/** Red, green and blue of every pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export function fingerprintOf({ width, height, data }: Pixels): Fingerprint {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const sums = new Float64Array(columns * rows * 3);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / CELL) * columns;
    for (let x = 0; x < width; x += 1) {
      const to = (row + Math.floor(x / CELL)) * 3;
      const from = (y * width + x) * 3;
      for (let part = 0; part < 3; part += 1) {
        sums[to + part] = (sums[to + part] ?? 0) + (data[from + part] ?? 0);
      }
    }
  }
  const points = new Uint8Array(sums.length);
  for (const [index, sum] of sums.entries()) {
    const cell = Math.floor(index / 3);
    const wide = Math.min(CELL, width - (cell % columns) * CELL);
    const high = Math.min(CELL, height - Math.floor(cell / columns) * CELL);
    points[index] = Math.floor(sum / (wide * high) / STEP);
  }
  return { columns, rows, points };
}

/** A cell of a picture, counted from its upper left corner. */
export interface Cell {
  column: number;
  row: number;
}

/** Where two pictures differ for people; also what only one of them has. */
export function differences(before: Fingerprint, now: Fingerprint): Cell[] {
  const columns = Math.max(before.columns, now.columns);
  const rows = Math.max(before.rows, now.rows);
  const cells: Cell[] = [];
  let most = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const far = distance(pointAt(before, column, row), pointAt(now, column, row));
      if (far > TOLERANCE) cells.push({ column, row });
      most = Math.max(most, far);
    }
  }
  return most <= FAINT && cells.length < FEW ? [] : cells;
}

function pointAt({ columns, rows, points }: Fingerprint, column: number, row: number) {
  if (column >= columns || row >= rows) return null;
  const at = (row * columns + column) * 3;
  return points.subarray(at, at + 3);
}

function distance(a: Uint8Array | null, b: Uint8Array | null): number {
  if (!a || !b) return a === b ? 0 : Number.POSITIVE_INFINITY;
  return Math.max(...a.map((value, part) => Math.abs(value - (b[part] ?? 0))));
}

/** A fingerprint as a line of text: a picture of a point for each cell, packed without loss. */
export async function packed({ columns, rows, points }: Fingerprint): Promise<string> {
  const raw = { width: columns, height: rows, channels: 3 } as const;
  const picture = sharp(points, { raw }).webp({ lossless: true, effort: 6 });
  return (await picture.toBuffer()).toString('base64');
}

export async function unpacked(text: string): Promise<Fingerprint> {
  const { data, info } = await sharp(Buffer.from(text, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { columns: info.width, rows: info.height, points: new Uint8Array(data) };
}
