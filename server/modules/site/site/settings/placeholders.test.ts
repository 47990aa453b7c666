import { describe, expect, it } from 'vitest';
import { createPlaceholders, type FactsPlace } from './placeholders.ts';

const place = { locale: 'hr' } as FactsPlace;

function withFacts() {
  const placeholders = createPlaceholders();
  let reads = 0;
  placeholders.register({
    group: 'company',
    tags: ['options'],
    read: async ({ locale }) => {
      reads += 1;
      return {
        'company.name': 'Bonaca {company.oib} $&',
        'company.oib': '',
        'company.lang': locale,
      };
    },
  });
  return { placeholders, reads: () => reads };
}

describe('placeholders', () => {
  it('are filled in every text, once, and tell what they rest on', async () => {
    const { placeholders } = withFacts();
    const tags = new Set<string>();
    const value = { a: ['Prodaje {company.name}.', { b: '{company.oib}' }], n: 1, x: null };

    const filled = await placeholders.fill(place, value, tags);

    expect(filled).toEqual({
      a: ['Prodaje Bonaca {company.oib} $&.', { b: '—' }],
      n: 1,
      x: null,
    });
    expect(value.a[0]).toBe('Prodaje {company.name}.');
    expect([...tags]).toEqual(['options']);
  });

  it('that nobody knows stay as they are', async () => {
    const { placeholders } = withFacts();
    const value = { a: '{company.planet} {other.name} {{company}} {year}' };

    expect(await placeholders.fill(place, value, new Set())).toEqual(value);
  });

  it('cost nothing where there are none', async () => {
    const { placeholders, reads } = withFacts();
    const value = Object.freeze({ a: 'Bez njih {year}' });
    const tags = new Set<string>();

    expect(await placeholders.fill(place, value, tags)).toBe(value);
    expect(reads()).toBe(0);
    expect(tags.size).toBe(0);
  });

  it('have one source a group', () => {
    const { placeholders } = withFacts();
    const again = { group: 'company', tags: [], read: async () => ({}) };

    expect(() => placeholders.register(again)).toThrow('two sources of facts');
  });
});
