import { describe, expect, it } from 'vitest';
import { fuzz, REQUESTS, SEED } from './support/fuzz.ts';

/** The other half of the run, so that both workers have their share of it. */
describe(`requests made from the description of the API (seed ${SEED + 1})`, () => {
  it(`get answers that keep to it, ${REQUESTS} times (S37)`, { timeout: 900_000 }, async () => {
    const { findings, operations, answered } = await fuzz(SEED + 1, REQUESTS);

    expect(findings).toEqual([]);
    expect(answered).toBe(operations);
    expect(operations).toBeGreaterThan(150);
  });
});
