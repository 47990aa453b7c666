import { describe, expect, it } from 'vitest';
import { createPlaceholders, type FactsPlace } from './placeholders.ts';

const place = { locale: 'hr' } as FactsPlace;

function withFacts() {
  const placeholders = createPlaceholders();
  let reads = 0;
  placeholders.register({
    group: 'company',
    tags: ['options'],
    isOwed: true,
    labels: async () => ({ 'company.name': 'Naziv' }),
    read: async ({ locale }) => {
      reads += 1;
      return { 'company.name': 'Bonaca', 'company.oib': '', 'company.lang': locale };
    },
  });
  placeholders.register({
    group: 'delivery',
    tags: ['settings'],
    read: async (_place, tags) => {
      tags.add('product:7');
      return { 'delivery.price': '4,00 €', 'delivery.days': '' };
    },
    labels: async () => ({ 'delivery.price': 'Cijena' }),
  });
  return { placeholders, reads: () => reads };
}

describe('placeholders', () => {
  it('are filled in every text, and tell what they rest on', async () => {
    const { placeholders } = withFacts();
    const tags = new Set<string>();
    const value = { a: ['Prodaje {company.name}.', { b: '{company.oib}' }], n: 1, x: null };

    const filled = await placeholders.fill(place, value, tags);

    expect(filled).toEqual({ a: ['Prodaje Bonaca.', { b: '—' }], n: 1, x: null });
    expect(value.a[0]).toBe('Prodaje {company.name}.');
    expect([...tags]).toEqual(['options']);
  });

  it('rest on what their source read besides', async () => {
    const { placeholders } = withFacts();
    const tags = new Set<string>();
    const text = 'Dostava {delivery.price}. Stiže za {delivery.days}.';

    expect(await placeholders.fill(place, text, tags)).toBe('Dostava 4,00 €.');
    expect([...tags].sort()).toEqual(['product:7', 'settings']);
  });

  it('of groups that there are not stay as they are', async () => {
    const { placeholders } = withFacts();
    const value = { a: '{other.name} {{company}} {year}' };

    expect(await placeholders.fill(place, value)).toBe(value);
  });

  it('cost nothing where there are none', async () => {
    const { placeholders, reads } = withFacts();
    const value = Object.freeze({ a: 'Bez njih {year}' });
    const tags = new Set<string>();

    expect(await placeholders.fill(place, value, tags)).toBe(value);
    expect(reads()).toBe(0);
    expect(tags.size).toBe(0);
  });

  it('are told all at once, with what they are called', async () => {
    const { placeholders } = withFacts();

    expect(await placeholders.book(place)).toEqual({
      facts: {
        'company.name': 'Bonaca',
        'company.oib': '',
        'company.lang': 'hr',
        'delivery.price': '4,00 €',
        'delivery.days': '',
      },
      unknown: { company: '—', delivery: '' },
    });
    expect(await placeholders.labels(place)).toEqual({
      'company.name': 'Naziv',
      'delivery.price': 'Cijena',
    });
  });

  it('have one source a group', () => {
    const { placeholders } = withFacts();
    const again = { group: 'company', tags: [], read: async () => ({}), labels: async () => ({}) };

    expect(() => placeholders.register(again)).toThrow('two sources of facts');
  });
});
