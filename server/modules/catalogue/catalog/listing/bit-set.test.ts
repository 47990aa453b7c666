import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BitSet } from './bit-set.ts';

const numbers = fc.array(fc.integer({ min: 0, max: 300 }));

function setOf(values: readonly number[]): BitSet {
  const set = new BitSet();
  for (const value of values) set.add(value);
  return set;
}

function valuesOf(set: BitSet): number[] {
  const values: number[] = [];
  set.eachValue((value) => {
    values.push(value);
  });
  return values;
}

const sorted = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b);

it('behaves as a set of numbers', () => {
  fc.assert(
    fc.property(numbers, numbers, numbers, (some, others, removed) => {
      const set = setOf(some);
      const other = setOf(others);
      for (const value of removed) set.delete(value);
      const kept = some.filter((value) => !removed.includes(value));
      const both = new BitSet();
      both.addAll(set);
      both.addAll(other);

      expect(valuesOf(set)).toEqual(sorted(kept));
      expect(set.size).toBe(new Set(kept).size);
      expect(valuesOf(both)).toEqual(sorted([...kept, ...others]));
      const shared = sorted(kept.filter((value) => others.includes(value)));
      expect(valuesOf(set.and(other))).toEqual(shared);
      expect(set.sharedWith(other)).toBe(shared.length);
      expect(kept.every((value) => set.has(value))).toBe(true);
      expect(set.has(301)).toBe(false);
    }),
  );
});
