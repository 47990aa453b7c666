import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalJson } from '#runtime/content/json.ts';
import { fingerprint, fingerprintOf } from './fingerprint.ts';

const deepFreeze = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
};

describe('fingerprint', () => {
  it('is equal for values that are equal, and for no others', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const copy: unknown = JSON.parse(JSON.stringify(a));
        expect(fingerprint(copy)).toBe(fingerprint(JSON.parse(JSON.stringify(a))));
        if (fingerprint(a) === fingerprint(b)) expect(equalJson(a, b)).toBe(true);
      }),
    );
  });

  it('knows a frozen value that was read twice', () => {
    const read = () => ({ list: deepFreeze([{ id: 1, name: 'Krema "K"' }]), open: { a: 1 } });

    expect(fingerprint(read())).toBe(fingerprint(read()));
    expect(fingerprint(deepFreeze({ id: 1 }))).not.toBe(fingerprint(deepFreeze({ id: 2 })));
  });

  it('of an open value changes with it', () => {
    const open = { name: 'Krema' };
    const before = fingerprint(open);

    open.name = 'Serum';

    expect(fingerprint(open)).not.toBe(before);
  });

  it('does not take a text for a frozen value', () => {
    const frozen = fingerprint(deepFreeze({ id: 3 }));

    expect(fingerprint(frozen)).not.toBe(frozen);
  });
});

it('is short for a text, and the same for the same text alone', () => {
  const long = 'a'.repeat(1000);

  expect(fingerprintOf(long).length).toBeLessThan(20);
  expect(fingerprintOf(`${long}`)).toBe(fingerprintOf(long));
  expect(fingerprintOf(`${long}b`)).not.toBe(fingerprintOf(long));
});
