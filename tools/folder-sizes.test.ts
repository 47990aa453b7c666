import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** More than a reader takes in at a glance. */
const MAX_ENTRIES = 25;

it('a folder of more than 25 entries gives its reason in its README', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  const entries = new Map<string, Set<string>>();
  for (const file of files.filter((name) => name.includes('/'))) {
    for (let at = file; at !== '.'; at = path.dirname(at)) {
      const folder = path.dirname(at);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(at));
    }
  }

  const unexplained = [...entries]
    .filter(([folder, names]) => folder !== '.' && names.size > MAX_ENTRIES)
    .filter(([folder]) => {
      const readme = path.join(folder, 'README.md');
      return (
        !existsSync(readme) ||
        !/\bentries\b|\bone file\b|\bone folder\b/i.test(readFileSync(readme, 'utf8'))
      );
    });

  expect(entries.size).toBeGreaterThan(100);
  expect(unexplained.map(([folder]) => folder)).toEqual([]);
});
