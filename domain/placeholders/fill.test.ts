import { describe, expect, it } from 'vitest';
import { type FactBook, placeholdersIn } from './facts.ts';
import { fillTexts } from './fill.ts';

const BOOK: FactBook = {
  facts: {
    'company.name': 'Bonaca {company.oib} $&',
    'company.oib': '',
    'delivery.price': '4,00 €',
    'delivery.days': '',
  },
  unknown: { company: '—', delivery: '' },
};
const fill = <T>(value: T) => fillTexts(value, BOOK);
const words = (...texts: string[]) => texts.map((text) => ({ type: 'text', text }));
const paragraph = (...texts: string[]) => ({ type: 'paragraph', content: words(...texts) });

describe('texts with placeholders', () => {
  it('are filled, once, and the value that was given stays', () => {
    const value = { a: ['Prodaje {company.name}.', { b: '{company.oib}' }], n: 1, x: null };

    expect(fill(value)).toEqual({
      a: ['Prodaje Bonaca {company.oib} $&.', { b: '—' }],
      n: 1,
      x: null,
    });
    expect(value.a[0]).toBe('Prodaje {company.name}.');
  });

  it('keep what is no name of a known group', () => {
    const value = { a: '{other.name} {{company}} {year} {delivery}' };
    expect(fill(value)).toEqual(value);
  });

  it('say a dash for what the law asks for, also by a wrong name', () => {
    expect(fill('OIB {company.oib}, {company.planet}')).toBe('OIB —, —');
  });

  it('leave out the sentence of a promise that nobody makes', () => {
    const cases = [
      ['Dostava {delivery.price}. Stiže za {delivery.days}.', 'Dostava 4,00 €.'],
      ['Stiže za {delivery.days}. Dostava {delivery.price}.', 'Dostava 4,00 €.'],
      ['Jedan. Stiže za {delivery.days}! Šaljemo brzo.', 'Jedan. Šaljemo brzo.'],
      ['Za {delivery.days}, npr. sutra, za {delivery.price}.', ''],
      ['Prvi redak\nZa {delivery.days}\nTreći', 'Prvi redak\nTreći'],
      ['Po {delivery.price7}', ''],
    ];
    for (const [text, left] of cases) expect(fill(text)).toBe(left);
  });

  it('leave out a sentence that goes over several runs, with a paragraph that said nothing else', () => {
    const doc = {
      type: 'doc',
      content: [
        paragraph('Stiže za ', '{delivery.days}', ' do vas. Sve za ', '{delivery.price}', '.'),
        paragraph('Stiže za ', '{delivery.days}', '.'),
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [paragraph('{delivery.days}')] }],
        },
        { type: 'paragraph' },
      ],
    };

    expect(fill(doc)).toEqual({
      type: 'doc',
      content: [paragraph('Sve za ', '4,00 €', '.'), { type: 'paragraph' }],
    });
  });

  it('make an address of a number that is called', () => {
    const book = { facts: { 'shop.phone': '+385 (0)21 555-010' }, unknown: { shop: '' } };
    expect(fillTexts('tel:{shop.phone}', book)).toBe('tel:+385021555010');
    expect(fillTexts('tel:{shop.phone}', { ...book, facts: {} })).toBe('');
  });

  it('leave out an entry of a list one of whose texts is gone', () => {
    const items = [
      { icon: 'truck', title: 'Dostava za {delivery.days}', text: 'Po cijeloj zemlji' },
      { icon: 'leaf', title: 'Dostava {delivery.price}', text: '' },
    ];
    expect(fill({ items })).toEqual({
      items: [{ icon: 'leaf', title: 'Dostava 4,00 €', text: '' }],
    });
  });

  it('keep the node of a text that is gone', () => {
    const parts = [{ id: 'a', block: 'heading', meta: { text: '{delivery.days}' } }];
    expect(fill({ parts })).toEqual({ parts: [{ id: 'a', block: 'heading', meta: { text: '' } }] });
  });
});

it('placeholders of a value are listed once each', () => {
  const value = ['{delivery.days} {delivery.days}', { a: '{shop.name}' }, '{year}', '{Shop.name}'];
  expect(placeholdersIn(value)).toEqual(['delivery.days', 'shop.name']);
});
