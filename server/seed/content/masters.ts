import type { ElementContent } from '#schemas/content/element.ts';
import { element, node } from './build.ts';

const LAVENDER = 81;
const HAND_CREAM_CLOSE_UP = 32;

/** The seasonal banner: pages place it as it is, or say something else on it. */
export const seasonMaster: ElementContent = element('section', {
  meta: { title: 'Sezonski natpis' },
  parts: [
    node('sezona', 'hero', {
      meta: {
        media: { id: LAVENDER, focus: { x: 0.72, y: 0.6 } },
        eyebrow: 'Do -30 %',
        heading: 'Zimska njega',
        text: 'Bogatije kreme, mekši sapuni i ulja za duge večeri. Odabrali smo što koži treba kad zapuše bura.',
        button: { kind: 'category', slug: 'njega-tijela', label: 'Pogledajte ponudu' },
      },
      mobileMeta: { heading: 'Zima', media: { id: HAND_CREAM_CLOSE_UP } },
      options: { layout: 'panel', align: 'start', height: 'm', surface: 'page' },
      mobileOptions: { height: 's' },
    }),
  ],
  tr: {
    en: {
      sezona: {
        meta: {
          eyebrow: 'Up to -30%',
          heading: 'Winter care',
          text: 'Richer creams, softer soaps and oils for long evenings. What skin needs when the bora blows.',
          button: { kind: 'category', slug: 'njega-tijela', label: 'See the offer' },
        },
        mobileMeta: { heading: 'Winter' },
      },
    },
    de: {
      sezona: {
        meta: {
          eyebrow: 'Bis zu -30 %',
          heading: 'Winterpflege',
          text: 'Reichere Cremes, sanftere Seifen und Öle für lange Abende. Was die Haut braucht, wenn die Bora weht.',
          button: { kind: 'category', slug: 'njega-tijela', label: 'Kaufen' },
        },
        mobileMeta: { heading: 'Winter' },
      },
    },
  },
});

/** What we promise, the same on every page. */
export const promiseMaster: ElementContent = element('section', {
  meta: { title: 'Naša obećanja' },
  parts: [
    node('obecanja', 'usp-row', {
      meta: {
        items: [
          { icon: 'flask', title: 'Savjet ljekarnika', text: 'Radnim danom od 8 do 18 sati' },
          { icon: 'truck', title: 'Pošiljka kreće isti dan', text: 'Za narudžbe do 14 sati' },
          { icon: 'leaf', title: 'Biramo kao za sebe', text: 'Sedam marki koje poznajemo' },
          { icon: 'return', title: 'Povrat u 14 dana', text: 'Jednostavno i bez pitanja' },
        ],
      },
    }),
  ],
  tr: {
    en: {
      obecanja: {
        meta: {
          items: [
            { icon: 'flask', title: 'Advice from pharmacists', text: 'On weekdays from 8 to 18' },
            { icon: 'truck', title: 'Sent the same day', text: 'For orders before 14:00' },
            { icon: 'leaf', title: 'Chosen as for ourselves', text: 'Seven brands we know well' },
            { icon: 'return', title: 'Returns within 14 days', text: 'Simple, no questions asked' },
          ],
        },
      },
    },
    de: {
      obecanja: {
        meta: {
          items: [
            { icon: 'flask', title: 'Rat vom Apotheker', text: 'Werktags von 8 bis 18 Uhr' },
            { icon: 'truck', title: 'Versand am selben Tag', text: 'Bei Bestellung bis 14 Uhr' },
            { icon: 'leaf', title: 'Gewählt wie für uns', text: 'Sieben Marken, die wir kennen' },
            { icon: 'return', title: 'Rückgabe in 14 Tagen', text: 'Einfach und ohne Fragen' },
          ],
        },
      },
    },
  },
});
