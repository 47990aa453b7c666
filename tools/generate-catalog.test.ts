import { describe, expect, it } from 'vitest';
import { generateCatalog } from './generate-catalog.ts';

describe('a generated catalogue', () => {
  it('is the same for the same numbers, and another for another seed', () => {
    expect(generateCatalog(50, { seed: 3 })).toEqual(generateCatalog(50, { seed: 3 }));
    expect(generateCatalog(50, { seed: 4 })).not.toEqual(generateCatalog(50, { seed: 3 }));
  });

  it('has as many listed products as asked for, variants, sold out and reduced ones', () => {
    const { products } = generateCatalog(1000);
    const listed = products.filter(({ visible }) => visible);
    const unique = (key: 'id' | 'slug' | 'sku') => new Set(products.map((one) => one[key])).size;

    expect(listed).toHaveLength(1000);
    expect(listed.filter(({ format }) => format === 'configurable').length).toBeGreaterThan(5);
    expect(products.filter(({ mainProductId }) => mainProductId).length).toBeGreaterThan(15);
    expect(listed.filter(({ stock }) => stock === 0).length).toBeGreaterThan(20);
    expect(listed.filter(({ reducedCents }) => reducedCents).length).toBeGreaterThan(100);
    for (const key of ['id', 'slug', 'sku'] as const) expect(unique(key)).toBe(products.length);
  });
});
