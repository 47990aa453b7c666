import { defineTexts } from '#runtime/i18n/texts.ts';

export const postProductsStripTexts = defineTexts({
  hr: {
    title: 'Proizvodi uz objavu',
    description: 'Niz proizvoda koji idu uz objavu, ispod njezina teksta.',
    fields: { eyebrow: 'Nadnaslov', title: 'Naslov', shows: 'Kada se prikazuje' },
    choices: { shows: { 'without-quote': 'Kad tekst nema citata', always: 'Uvijek' } },
    ui: { products: 'Proizvodi iz ovog teksta' },
  },
  en: {
    title: 'Products of the post',
    description: 'A strip of the products that go with the post, below its text.',
    fields: { eyebrow: 'Eyebrow', title: 'Title', shows: 'When it is shown' },
    choices: { shows: { 'without-quote': 'For texts without a quote', always: 'Always' } },
    ui: { products: 'Products of this text' },
  },
  de: {
    title: 'Produkte zum Beitrag',
    description: 'Eine Reihe der Produkte zum Beitrag, unter seinem Text.',
    fields: { eyebrow: 'Dachzeile', title: 'Titel', shows: 'Wann sie erscheint' },
    choices: { shows: { 'without-quote': 'Bei Texten ohne Zitat', always: 'Immer' } },
    ui: { products: 'Produkte aus diesem Text' },
  },
});
