import { afterEach, describe, expect, it, vi } from 'vitest';

import { storage } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

describe('the storage of the browser', () => {
  it('keeps, gives and forgets values under the prefix of the product', () => {
    const store = memory();
    vi.stubGlobal('localStorage', store);

    expect(storage.set('tema', 'tamna')).toBe(true);
    expect(storage.get('tema')).toBe('tamna');
    expect(store.getItem('izlog.tema')).toBe('tamna');
    storage.remove('tema');
    expect(storage.get('tema')).toBeNull();
  });

  it('does without where it is blocked or full', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });

    expect(storage.set('tema', 'tamna')).toBe(false);
    expect(storage.get('tema')).toBeNull();
    expect(() => storage.remove('tema')).not.toThrow();
  });
});
