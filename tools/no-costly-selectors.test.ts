import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['runtime', 'blocks', 'kit', 'editor', 'admin', 'src'];
const COSTLY = /:has\([^{]*:empty/;

it('no style makes the browser look through the whole page for each character that is typed', () => {
  const sheets = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(folder, name)),
  );

  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.filter((sheet) => COSTLY.test(readFileSync(sheet, 'utf8')))).toEqual([]);
});
