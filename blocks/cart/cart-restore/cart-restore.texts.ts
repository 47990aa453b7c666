import { defineTexts } from '#runtime/i18n/texts.ts';

export const cartRestoreTexts = defineTexts({
  hr: {
    title: 'Uklonjeno iz košarice',
    description: 'Proizvodi koje je kupac uklonio, s mogućnošću povratka.',
    fields: { title: 'Naslov' },
    ui: { title: 'Nedavno uklonjeno', restore: 'Vrati u košaricu' },
  },
  en: {
    title: 'Removed from the cart',
    description: 'Products that the shopper removed, with a way to put them back.',
    fields: { title: 'Title' },
    ui: { title: 'Recently removed', restore: 'Put back' },
  },
  de: {
    title: 'Aus dem Warenkorb entfernt',
    description: 'Artikel, die entfernt wurden, mit der Möglichkeit, sie zurückzulegen.',
    fields: { title: 'Titel' },
    ui: { title: 'Kürzlich entfernt', restore: 'Zurücklegen' },
  },
});
