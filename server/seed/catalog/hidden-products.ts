import type { SampleTexts } from './sample-catalog.ts';

/** A service that is in carts only; no list shows it. */
export interface HiddenProduct {
  id: number;
  slug: string;
  sku: string;
  names: Required<SampleTexts>;
  cents: number;
  shortDescriptions?: SampleTexts;
}

/** Ids are given by the specification (CONST-03, G-085); neither quantity can be edited (CART-20). */
export const hiddenProducts: readonly HiddenProduct[] = [
  {
    id: 21029,
    slug: 'darovno-pakiranje',
    sku: 'BON-DAR',
    names: { hr: 'Darovno pakiranje', en: 'Gift wrapping', de: 'Geschenkverpackung' },
    cents: 250,
  },
  {
    id: 43657,
    slug: 'naknada-za-placanje-pouzecem',
    sku: 'BON-POU',
    names: {
      hr: 'Naknada za plaćanje pouzećem',
      en: 'Cash on delivery fee',
      de: 'Nachnahmegebühr',
    },
    cents: 150,
    shortDescriptions: {
      hr: 'Naknada pokriva naplatu i prijenos novca kod kurira.',
      en: 'The fee covers the collection of the money by the courier.',
      de: 'Die Gebühr deckt das Inkasso durch den Kurier.',
    },
  },
];
