import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Whatever the code under test writes to `console.error` or `console.warn` fails the test. */
const levels = ['error', 'warn'] as const;
let seen: string[] = [];

beforeEach(() => {
  seen = [];
  for (const level of levels) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      seen.push(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(seen).toEqual([]);
});
