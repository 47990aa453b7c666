import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';

/** The rule in other words: what could be read in two ways stands in quotes, with quotes doubled. */
function expected(cell: string): string {
  const isPlain = !/[",;\r\n\t]/.test(cell) && cell === cell.trim();
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}

describe('rows of a CSV file', () => {
  it('are separated by commas and end as Windows ends lines', () => {
    expect(
      csvRows([
        ['sku', 'naziv'],
        ['A-1', ''],
      ]),
    ).toBe('sku,naziv\r\nA-1,\r\n');
    expect(csvRows([])).toBe('');
  });

  it.each([
    ['5" pločica', '"5"" pločica"'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['prvi\ndrugi', '"prvi\ndrugi"'],
    [' uvučeno', '" uvučeno"'],
    ["'=1+1", "'=1+1"],
  ])('write the cell %s as %s', (cell, written) => {
    expect(csvRows([[cell]])).toBe(`${written}\r\n`);
  });

  it('quote what could be read in two ways, and nothing else', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'č', '"', ',', ';', '\r', '\n', '\t', ' ', '\u00a0', "'", '='),
    });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (cells) => {
        expect(csvRows([cells])).toBe(`${cells.map(expected).join(',')}\r\n`);
      }),
    );
  });
});
