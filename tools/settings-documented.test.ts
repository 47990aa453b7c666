import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#server/config.ts';

/** How the program runs, not what the shop does: `npm start`, `npm run dev` and the tests set it. */
const NOT_FOR_OWNERS = ['NODE_ENV'];
/** Words in capitals that only look like settings of ours. */
const NAME = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\b(?:HOST|PORT|PRESET)\b/g;

const expected = SETTINGS.filter((name) => !NOT_FOR_OWNERS.includes(name)).sort();

describe('every setting that the server reads, and no other', () => {
  it('stands in .env.example as a line to fill in', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const names = lines.flatMap((line) => /^(?:# ?)?([A-Z0-9_]+)=/.exec(line)?.[1] ?? []);

    expect([...new Set(names)].sort()).toEqual(expected);
    expect(names).toHaveLength(expected.length);
  });

  it('stands in the table of the README', () => {
    const [table = ''] = /^\| setting [\s\S]*?\n\n/m.exec(readFileSync('README.md', 'utf8')) ?? [];
    const names = table.match(NAME) ?? [];

    expect([...new Set(names)].sort()).toEqual(expected);
  });
});
