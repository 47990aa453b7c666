import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GUARDS } from './guards.ts';
import { projectOf, resultOf, withoutGuard } from './lib/mutation.ts';

describe('the list of guards', () => {
  it.each(GUARDS)('$name: is in its file once, and has tests', (guard) => {
    const source = readFileSync(guard.file, 'utf8');

    expect(withoutGuard(source, guard)).not.toBe(source);
    expect(guard.tests.length).toBeGreaterThan(0);
    expect(guard.tests.filter((test) => !existsSync(test))).toEqual([]);
  });

  it('names no rule twice', () => {
    const names = GUARDS.map(({ name }) => name);

    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a guard that is taken out', () => {
  const guard = { name: 'Rule', file: 'a.ts', text: 'if (a) b();', becomes: '$&', tests: [] };

  it('leaves its replacement, to the letter', () => {
    expect(withoutGuard('x; if (a) b(); y;', guard)).toBe('x; $& y;');
  });

  it.each(['', 'if (a) b(); if (a) b();'])(
    'has to be there exactly once: not in "%s"',
    (source) => {
      expect(() => withoutGuard(source, guard)).toThrow(/the guard "Rule" [02] times/);
    },
  );

  it.each([
    [{ numFailedTests: 1, numPassedTests: 5 }, 'caught'],
    [{ numFailedTests: 0, numPassedTests: 5 }, 'survived'],
    [{ numFailedTests: 0, numPassedTests: 0 }, 'not run'],
    [null, 'not run'],
  ])('is judged by the tests that ran: %o', (report, result) => {
    expect(resultOf(report)).toBe(result);
  });

  it('is looked for by the project that its tests belong to', () => {
    expect(
      [
        'server/a.test.ts',
        'editor/a.test.ts',
        'admin/a.test.ts',
        'tests/races/a.test.ts',
        'src/a.test.ts',
      ].map(projectOf),
    ).toEqual(['server', 'editor', 'editor', 'races', 'unit']);
  });
});
