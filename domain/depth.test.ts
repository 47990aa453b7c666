import { describe, expect, it } from 'vitest';
import { isDeeperThan } from './depth.ts';

const nested = (levels: number): unknown => (levels === 0 ? 'x' : [{ in: nested(levels - 1) }]);

describe('isDeeperThan', () => {
  it('counts objects and arrays, not what is in the innermost', () => {
    expect(isDeeperThan('text', 0)).toBe(false);
    expect(isDeeperThan([1, null], 1)).toBe(false);
    expect(isDeeperThan(nested(10), 20)).toBe(false);
    expect(isDeeperThan(nested(10), 19)).toBe(true);
    expect(isDeeperThan([1, {}], 1)).toBe(true);
  });

  it('does not go down a document that is absurdly deep', () => {
    let value: unknown = 'x';
    for (let level = 0; level < 100_000; level += 1) value = { value };

    expect(isDeeperThan(value, 100)).toBe(true);
  });
});
