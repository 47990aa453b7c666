import { NOTHING_CHOSEN, sampleLine } from '#blocks/_fixtures/cart.ts';
import { sampleDetail } from '#blocks/_fixtures/product-detail.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const option = (id: number, kind: string, title: string, facts: object = {}) => ({
  id,
  kind,
  option_type: 'text' as const,
  option_title: title,
  required: false,
  maxLength: null,
  custom_option_values: [],
  ...facts,
});

const value = option(1, 'dropdown', 'Vrijednost', {
  required: true,
  custom_option_values: [
    { label: '50 €', sku: 'BON-50', price: 0, color: null },
    { label: '100 €', sku: 'BON-100', price: 50, color: null },
  ],
});
const name = option(2, 'textField', 'Ime primatelja', { required: true, maxLength: 60 });
const giftCard = sampleDetail({
  customOptions: [
    value,
    name,
    option(3, 'textField', 'Vaša poruka', { maxLength: 300 }),
    option(4, 'date', 'Pošalji na dan'),
  ],
});
const wrapping = option(7, 'yesNo', 'Poklon omot', {
  custom_option_values: [{ label: 'Da', sku: 'OMOT', price: 3.5, color: null }],
});
const samples = option(8, 'multipleSelect', 'Uzorci', {
  custom_option_values: [
    { label: 'Krema za ruke', sku: 'U-1', price: 0, color: null },
    { label: 'Ulje za tijelo', sku: 'U-2', price: 1.2, color: null },
  ],
});
const every = sampleDetail({
  customOptions: [
    option(5, 'numberField', 'Broj osoba'),
    option(6, 'dateTime', 'Termin'),
    wrapping,
    samples,
  ],
});

const scents = [
  { label: 'Bez mirisa', sku: 'M-0', price: 0, color: null },
  { label: 'Lavanda', sku: 'M-1', price: 1.5, color: '#b497d6' },
  { label: 'Ruža', sku: 'M-2', price: 1.5, color: '#d98f97' },
];
const ALL_KINDS = [...giftCard.customOptions, ...every.customOptions];
const textSwatch = option(9, 'textSwatch', 'Veličina ukrasne vrpce', {
  required: true,
  custom_option_values: ['Uska', 'Široka'].map((label, index) => ({
    label,
    sku: `V-${index}`,
    price: 0,
    color: null,
  })),
});
const visualSwatch = option(10, 'visualSwatch', 'Miris', { custom_option_values: scents });
/** A product with one option, so that each kind has a story of its own. */
const only = (custom: ReturnType<typeof option>) => ({
  line: null,
  product: sampleDetail({ customOptions: [custom] }),
});

export const productCustomOptionsExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['product:custom'], data: { line: null, product: giftCard } },
  {
    name: 'empty',
    met: ['product:simple', 'product:configurable', 'product:bundle', 'product:sold-out'],
    data: { line: null, product: null },
  },
  {
    name: 'long-text',
    meta: { title: 'Napišite nam kome poklon stiže i što želite da piše na kartici uz njega' },
    data: {
      line: null,
      product: sampleDetail({
        customOptions: [
          {
            ...name,
            option_title:
              'Ime i prezime primatelja onako kako želite da stoji na kartici koju pišemo rukom',
          },
        ],
      }),
    },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Po vašoj mjeri' },
    mobileMeta: { title: 'Po mjeri' },
    data: { line: null, product: giftCard },
  },
  { name: 'every-kind', data: { line: null, product: every } },
  {
    name: 'edited',
    data: {
      product: sampleDetail({
        customOptions: [...ALL_KINDS, textSwatch, visualSwatch],
      }),
      line: sampleLine({
        options: {
          ...NOTHING_CHOSEN,
          personalizations: [
            { id: 1, value: 'BON-100' },
            { id: 2, value: 'Iva Novak' },
            { id: 3, value: 'Sretan rođendan!' },
            { id: 4, value: '2026-07-01' },
            { id: 5, value: 1.5 },
            { id: 6, value: '2026-07-01T10:30:00Z' },
            { id: 7, value: true },
            { id: 8, value: ['U-2'] },
            { id: 9, value: 'V-1' },
            { id: 10, value: 'M-2' },
          ],
        },
      }),
    },
  },
  { name: 'dropdown', data: only(value) },
  { name: 'text-field', data: only(name) },
  { name: 'number-field', data: only(option(5, 'numberField', 'Broj osoba', { required: true })) },
  { name: 'date', data: only(option(4, 'date', 'Pošalji na dan')) },
  { name: 'date-time', data: only(option(6, 'dateTime', 'Termin')) },
  { name: 'yes-no', data: only(wrapping) },
  { name: 'multiple-select', data: only(samples) },
  { name: 'text-swatch', data: only(textSwatch) },
  { name: 'visual-swatch', data: only(visualSwatch) },
];
