import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMANDS } from '#server/commands/index.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const guides = execFileSync('git', ['ls-files', '*.md', 'Dockerfile', 'deploy'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }));

/** What guides write down for it, with the file that does. */
function named(pattern: RegExp) {
  return guides.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map(([, word = '']) => ({ name, word })),
  );
}

it('every script that a guide names is one', () => {
  const found = named(/\bnpm run ([a-z][\w:-]*)/g);

  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ word }) => !(word in scripts))).toEqual([]);
});

it('every command of the built server that a guide names is one', () => {
  const found = named(/dist\/server\/main\.js ([a-z]+)/g);

  expect(found.length).toBeGreaterThan(2);
  expect(found.filter(({ word }) => !(word in COMMANDS))).toEqual([]);
});

it('every command of the server is a script, too', () => {
  const started = Object.entries(scripts).filter(([, line]) =>
    line.startsWith('node tools/start.mjs '),
  );

  expect(started.map(([name]) => name).sort()).toEqual(Object.keys(COMMANDS).sort());
});
