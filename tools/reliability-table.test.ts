import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = [
  'domain',
  'schemas',
  'runtime',
  'blocks',
  'src',
  'kit',
  'editor',
  'admin',
  'server',
  'tests',
  'tools',
];
/** Faults of a browser or of the editor; the others are those of the server. */
const OF_BROWSERS = ['F8', 'F10', 'F11', 'F15', 'F16', 'F18', 'F19', 'F21', 'F32'];
/** Surfaces, of which each has a named test, and faults. */
const SURFACES = 45;
const FAULTS = 34;

const table = readFileSync('docs/reliability.md', 'utf8');
const rows = new Map(
  [...table.matchAll(/^\| (?<id>[SF]\d+) +\|(?<rest>.*)$/gm)].map(({ groups }) => [
    groups?.['id'] ?? '',
    groups?.['rest'] ?? '',
  ]),
);
const testFiles = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

const idsUpTo = (letter: string, last: number) =>
  Array.from({ length: last }, (_none, at) => `${letter}${at + 1}`);

/** What the names of tests say that they are about: `(S1)`, `(S6, CART-20)`. */
function namedInTests(): Set<string> {
  const named = new Set<string>();
  for (const file of testFiles) {
    const text = readFileSync(file, 'utf8');
    for (const [, inside = ''] of text.matchAll(
      /\(((?:[SF]\d+|[A-Z]+-?\d+)(?:, [A-Z]+-?\d+)*)\)['"`]/g,
    ))
      for (const id of inside.split(', ')) named.add(id);
  }
  return named;
}

/** The test files that a row names; a bare name lies in a folder that the row named before. */
function missingFilesOf(row: string): string[] {
  const folders = new Set(['.']);
  return [...row.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].flatMap(([, name = '']) => {
    const isThere = [...folders].some((folder) => existsSync(join(folder, name)));
    folders.add(dirname(name));
    return isThere ? [] : [name];
  });
}

it('every surface, and every fault of the server, stands in the table and in the name of a test', () => {
  const named = namedInTests();
  const faults = idsUpTo('F', FAULTS).filter((id) => !OF_BROWSERS.includes(id));
  const all = [...idsUpTo('S', SURFACES), ...faults];

  expect(all.filter((id) => !rows.has(id))).toEqual([]);
  expect(all.filter((id) => !named.has(id))).toEqual([]);
});

it('the table names no test that is not there', () => {
  const gone = [...rows].flatMap(([id, row]) =>
    missingFilesOf(row).map((name) => `${id}: ${name}`),
  );

  expect(testFiles.length).toBeGreaterThan(200);
  expect(gone).toEqual([]);
});
