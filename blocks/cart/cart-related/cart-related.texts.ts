import { defineTexts } from '#runtime/i18n/texts.ts';

export const cartRelatedTexts = defineTexts({
  hr: {
    title: 'Uz košaricu',
    description: 'Do dvadeset proizvoda po vlastitom izboru ispod košarice.',
    fields: { title: 'Naslov', selectedProductIds: 'Odabrani proizvodi' },
    ui: { title: 'Moglo bi vas zanimati' },
  },
  en: {
    title: 'With the cart',
    description: 'Up to twenty products of your choice below the cart.',
    fields: { title: 'Title', selectedProductIds: 'Chosen products' },
    ui: { title: 'You may also like' },
  },
  de: {
    title: 'Zum Warenkorb',
    description: 'Bis zu zwanzig Artikel nach eigener Wahl unter dem Warenkorb.',
    fields: { title: 'Titel', selectedProductIds: 'Ausgewählte Artikel' },
    ui: { title: 'Das könnte Sie interessieren' },
  },
});
