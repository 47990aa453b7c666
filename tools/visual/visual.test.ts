import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { groupOf, outcomeOf, readBaseline, writeBaseline } from './baseline.ts';
import { CELL, differences, fingerprintOf, type Pixels, packed, unpacked } from './fingerprint.ts';

const WHITE = 255;

/** A white picture with rectangles of one grey. */
function picture(
  width: number,
  height: number,
  ...boxes: readonly (readonly [x: number, y: number, wide: number, high: number, grey: number])[]
): Pixels {
  const data = new Uint8Array(width * height * 3).fill(WHITE);
  for (const [left, top, wide, high, grey] of boxes) {
    for (let y = top; y < top + high; y += 1) {
      data.fill(grey, (y * width + left) * 3, (y * width + left + wide) * 3);
    }
  }
  return { width, height, data };
}

const print = (...args: Parameters<typeof picture>) => fingerprintOf(picture(...args));
const blank = print(100, 50);

describe('fingerprints', () => {
  it('are the same for the same picture', () => {
    expect(
      differences(print(100, 50, [3, 3, 20, 9, 40]), print(100, 50, [3, 3, 20, 9, 40])),
    ).toEqual([]);
  });

  it('say where two pictures differ', () => {
    // A word as high as a line of text, across the border of two cells.
    const changed = print(100, 50, [CELL - 6, CELL, 12, 8, 30]);

    expect(differences(blank, changed)).toEqual([
      { column: 0, row: 1 },
      { column: 1, row: 1 },
    ]);
  });

  it('tell a word from the same word in another colour or place', () => {
    const word = print(100, 50, [20, 20, 8, 10, 30]);

    expect(differences(word, print(100, 50, [20, 20, 8, 10, 90]))).not.toEqual([]);
    expect(differences(word, print(100, 50, [28, 20, 8, 10, 30]))).not.toEqual([]);
  });

  it('let a pixel be: edges are drawn otherwise on another machine', () => {
    expect(differences(blank, print(100, 50, [5, 5, 1, 1, 120]))).toEqual([]);
    const text = print(100, 50, [20, 20, 8, 10, 30]);
    expect(differences(text, print(100, 50, [20, 20, 8, 10, 34]))).toEqual([]);
  });

  it('let a few faint differences be, and tell many: a text that is a little lighter', () => {
    // A letter in each of the upper cells, of the given grey.
    const text = (letters: number, grey: number) =>
      print(
        1280,
        16,
        ...Array.from({ length: letters }, (_, at) => [at * CELL, 0, 8, 6, grey] as const),
      );

    expect(differences(text(10, 30), text(10, 72))).toEqual([]);
    expect(differences(text(40, 30), text(40, 72))).toHaveLength(40);
  });

  it('tell a picture that has grown or become smaller', () => {
    expect(differences(blank, print(100, 50 + CELL))).toHaveLength(blank.columns);
    expect(differences(print(100 + CELL, 50), blank)).toHaveLength(blank.rows);
  });

  it('mean the pixels that there are, where the picture ends within a cell', () => {
    expect([...new Set(print(CELL + 3, CELL + 5).points)]).toEqual([WHITE >> 2]);
  });

  it('survive packing, and are small', async () => {
    const full = print(1280, 900, [0, 0, 1280, 200, 31], [40, 300, 500, 300, 190]);
    const text = await packed(full);

    expect(await unpacked(text)).toEqual(full);
    expect(text.length).toBeLessThan(600);
  });
});

describe('the baseline', () => {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-visual-'));
  const stories = [
    { id: 'blocks-text-form--typical', title: 'Blocks/Text/Form' },
    { id: 'ui-badge--all', title: 'UI/Badge' },
  ];

  afterAll(() => rmSync(folder, { recursive: true }));

  it('is a file for each group, with a line for each picture', () => {
    const all = new Map([
      ['blocks-text-form--typical 390', 'b'],
      ['blocks-text-form--typical 1280', 'a'],
      ['ui-badge--all 390', 'c'],
      ['no-story-any-more 390', 'd'],
    ]);
    writeBaseline(folder, all, stories);

    expect(stories.map(groupOf)).toEqual(['blocks-text', 'ui']);
    expect(readFileSync(join(folder, 'blocks-text.json'), 'utf8')).toBe(
      '{\n  "blocks-text-form--typical 1280": "a",\n  "blocks-text-form--typical 390": "b"\n}\n',
    );
    expect([...readBaseline(folder).values()]).toEqual(['a', 'b', 'c']);
  });

  it('tells what is new and what is gone, of the stories that were asked for', () => {
    const baseline = new Map([
      ['a 390', ''],
      ['b 390', ''],
      ['other 390', ''],
    ]);
    const seen = new Map([
      ['a 390', ''],
      ['c 390', ''],
    ]);
    const isAsked = (id: string) => id !== 'other';

    expect(outcomeOf(baseline, seen, ['a 390'], isAsked)).toEqual({
      changed: ['a 390'],
      fresh: ['c 390'],
      gone: ['b 390'],
    });
  });
});
