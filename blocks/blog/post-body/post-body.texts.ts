import { defineTexts } from '#runtime/i18n/texts.ts';

export const postBodyTexts = defineTexts({
  hr: {
    title: 'Tekst objave',
    description: 'Tekst objave; prvi citat zamjenjuje niz proizvoda iz objave.',
    fields: {
      productsTitle: 'Naslov niza proizvoda',
      replaceBlockquote: 'Proizvodi umjesto prvog citata',
      size: 'Veličina teksta',
    },
    choices: { size: { m: 'Srednja', l: 'Velika' } },
    ui: { products: 'Proizvodi iz ovog teksta' },
  },
  en: {
    title: 'Post text',
    description: 'Text of the post; a strip of its products stands in place of the first quote.',
    fields: {
      productsTitle: 'Title of the strip of products',
      replaceBlockquote: 'Products in place of the first quote',
      size: 'Text size',
    },
    choices: { size: { m: 'Medium', l: 'Large' } },
    ui: { products: 'Products of this text' },
  },
  de: {
    title: 'Beitragstext',
    description: 'Text des Beitrags; seine Produkte ersetzen das erste Zitat.',
    fields: {
      productsTitle: 'Titel der Produktreihe',
      replaceBlockquote: 'Produkte statt des ersten Zitats',
      size: 'Schriftgröße',
    },
    choices: { size: { m: 'Mittel', l: 'Groß' } },
    ui: { products: 'Produkte aus diesem Text' },
  },
});
