import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDERS = ['domain', 'schemas', 'runtime', 'blocks', 'kit', 'editor', 'admin', 'src'];
const OTHERS = ['server', 'stories', 'tests', 'tools', 'docs'];
const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
const CODE = /\.(?:ts|tsx|mjs|cjs|css)$/;
const READ = /\.(?:ts|tsx|mjs|cjs|css|md)$/;

/** Words that join ids and give no reason. */
const JOINING = ['and', 'to', 'see', 'or'];
/** This many words may still be no more than the name of what follows. */
const FEW_WORDS = 1;

const read = (file: string) => readFileSync(file, 'utf8');

/** Ids of the lines `- CART-01: ...` of a document. */
function listed(file: string): string[] {
  return [...read(file).matchAll(/^(?:- |\| )(?<id>[A-Z][A-Z\d]*-?\d+)(?::| +\|)/gm)].map(
    ({ groups }) => groups?.['id'] ?? '',
  );
}

const known = new Set([
  ...['requirements', 'decisions', 'invariants'].flatMap((name) => listed(`docs/spec/${name}.md`)),
  ...listed('docs/reliability.md'),
]);
/** `CART` of `CART-01`: other words with a number (UTF-8, the sku of a product) are no ids. */
const groups = [...new Set([...known].flatMap((id) => id.match(/^.+(?=-\d)/)?.[0] ?? []))];
/** Invariants, surfaces and faults are a letter and a number; other letters are sizes, keys and the like. */
const anId = new RegExp(`\\b(?:(?:${groups.join('|')})-\\d{2,3}|[ISF]\\d{1,2})\\b`, 'g');

const files = [
  ...DOCUMENTS,
  ...[...FOLDERS, ...OTHERS].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => READ.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Comments with the line where each begins; those of several lines are one. */
function commentsOf(text: string): readonly { at: number; words: string }[] {
  return [
    ...text.matchAll(/\/\*(?<block>[\s\S]*?)\*\/|(?<lines>(?:^\s*\/\/.*\n)+|(?<=\s)\/\/.*)/gm),
  ].map(({ index, groups: found }) => ({
    at: text.slice(0, index).split('\n').length,
    words: found?.['block'] ?? found?.['lines'] ?? '',
  }));
}

/** Whether a comment names ids and says nothing else. */
function isIdsOnly(comment: string): boolean {
  const rest = comment.replace(anId, '');
  const words = (rest.match(/[\p{L}]{2,}/gu) ?? []).filter((word) => !JOINING.includes(word));
  return rest !== comment && words.length <= FEW_WORDS;
}

it('every id that is named is explained in docs/spec or docs/reliability.md', () => {
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(anId)].filter(([id]) => !known.has(id)).map(([id]) => `${file}: ${id}`),
  );

  expect(known.size).toBeGreaterThan(700);
  expect(files.length).toBeGreaterThan(2000);
  expect(unknown).toEqual([]);
});

it('no id is explained twice', () => {
  const all = ['requirements', 'decisions', 'invariants'].flatMap((name) =>
    listed(`docs/spec/${name}.md`),
  );

  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
});

it('every comment says its reason in words, not by ids alone', () => {
  const bare = files
    .filter((file) => CODE.test(file))
    .flatMap((file) =>
      commentsOf(read(file))
        .filter(({ words }) => isIdsOnly(words))
        .map(({ at, words }) => `${file}:${at}: ${words.trim()}`),
    );

  expect(['REV-02.', ' see CART-01, I17 '].map(isIdsOnly)).toEqual([true, true]);
  expect(isIdsOnly('The options of comments (REV-02).')).toBe(false);
  expect(bare).toEqual([]);
});
