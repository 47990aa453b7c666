import { describe, expect, it } from 'vitest';
import { choicesOf, type NamedOption, personalizedIds } from './line-choices.ts';
import type { LineOptions, Personalization } from './line-options.ts';

const anOption = (
  id: number,
  kind: string,
  option_title: string,
  labels: string[] = [],
): NamedOption => ({
  id,
  kind,
  option_title,
  custom_option_values: labels.map((label, index) => ({
    label,
    sku: `${id}-${index}`,
  })),
});

const products = new Map([[7, { name: 'Pjena za lice' }]]);
const options = new Map([
  [
    1,
    [
      anOption(10, 'dropdown', 'Vrijednost', ['50 €', '100 €']),
      anOption(11, 'textField', 'Ime'),
      anOption(12, 'date', 'Pošalji na dan'),
      anOption(13, 'yesNo', 'Poklon-papir'),
      anOption(15, 'dateTime', 'Termin'),
      anOption(14, 'multipleSelect', 'Mirisi', ['lavanda', 'ruža', 'smilje']),
    ],
  ],
  [7, [anOption(20, 'textField', 'Gravura')]],
]);

function words(chosen: Partial<LineOptions>, known = { products, options }) {
  const none = { personalizations: [], bundleOptions: [], customPriceOption: null };
  return choicesOf(1, { ...none, ...chosen }, known, 'hr');
}

describe('the choices of a line in words', () => {
  it('name the option and the label of what was chosen, not its code', () => {
    const personalizations = [
      { id: 10, value: '10-1' },
      { id: 11, value: 'Iva' },
      { id: 12, value: '2027-03-08' },
      { id: 15, value: '2027-03-08T14:30:00Z' },
      { id: 13, value: true },
      { id: 14, value: ['14-0', '14-2'] },
    ];

    expect(words({ personalizations })).toEqual([
      'Vrijednost: 100 €',
      'Ime: Iva',
      'Pošalji na dan: 8. ožujka 2027.',
      'Termin: 8. ožujka 2027. u 14:30',
      'Poklon-papir',
      'Mirisi: lavanda, smilje',
    ]);
    expect(words({ customPriceOption: '10-0' })).toEqual(['Vrijednost: 50 €']);
  });

  it('say nothing of what was left open', () => {
    // As it is stored: a value may be of a time with other rules.
    const personalizations: Personalization[] = JSON.parse(
      '[{"id":13,"value":false},{"id":14,"value":[]},{"id":11,"value":null}]',
    );

    expect(words({ personalizations })).toEqual([]);
  });

  it('name what stands in a bundle with what was written on it', () => {
    const member = { product: 3, variant: 7, personalizations: [{ id: 20, value: 'Ana' }] };

    expect(words({ bundleOptions: [member] })).toEqual(['Pjena za lice', 'Gravura: Ana']);
  });

  it('show the values of a product that is not told any more', () => {
    const unknown = { products: new Map(), options: new Map() };
    const chosen = { personalizations: [{ id: 11, value: 'Iva' }], customPriceOption: '10-0' };

    expect(words(chosen, unknown)).toEqual(['10-0', 'Iva']);
  });
});

describe('the products whose options have to be known', () => {
  const none: LineOptions = { personalizations: [], bundleOptions: [], customPriceOption: null };
  const written = [{ id: 11, value: 'Iva' }];

  it('are those for which something was chosen or written', () => {
    const bundleOptions = [
      { product: 3, variant: 7, personalizations: written },
      { product: 4, variant: null, personalizations: written },
      { product: 5, variant: null, personalizations: [] },
    ];

    expect(personalizedIds(1, none)).toEqual([]);
    expect(personalizedIds(1, { ...none, personalizations: written })).toEqual([1]);
    expect(personalizedIds(1, { ...none, customPriceOption: '10-0' })).toEqual([1]);
    expect(personalizedIds(1, { ...none, bundleOptions })).toEqual([7, 4]);
  });
});
