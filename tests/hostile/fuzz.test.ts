import { describe, expect, it } from 'vitest';
import { fuzz, REQUESTS, SEED } from './support/fuzz.ts';

describe(`requests made from the description of the API (seed ${SEED})`, () => {
  it(`get answers that keep to it, ${REQUESTS} times (S37)`, { timeout: 900_000 }, async () => {
    const { findings, operations, answered } = await fuzz(SEED, REQUESTS);

    expect(findings).toEqual([]);
    expect(answered).toBe(operations);
    expect(operations).toBeGreaterThan(150);
  });
});
