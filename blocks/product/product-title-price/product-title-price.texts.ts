import { defineTexts } from '#runtime/i18n/texts.ts';

export const productTitlePriceTexts = defineTexts({
  hr: {
    title: 'Naziv i cijena',
    description: 'Naziv, marka, oznake i cijena proizvoda čija je stranica otvorena.',
    fields: {
      note: 'Napomena uz cijenu',
      showBrand: 'Marka',
      showLead: 'Kratki opis',
      showBadges: 'Oznake',
    },
    ui: {
      from: 'od',
      lowest: 'Najniža cijena u 30 dana prije sniženja: {{price}}',
      unit: '{{price}} / {{amount}}',
      piece: 'kom',
      vat: 'PDV ({{rate}} %) je uključen.',
      member: 'Uz člansku karticu {{price}}',
    },
  },
  en: {
    title: 'Name and price',
    description: 'Name, brand, badges and price of the product whose page is open.',
    fields: {
      note: 'Note at the price',
      showBrand: 'Brand',
      showLead: 'Short description',
      showBadges: 'Badges',
    },
    ui: {
      from: 'from',
      lowest: 'Lowest price in the 30 days before the reduction: {{price}}',
      unit: '{{price}} / {{amount}}',
      piece: 'piece',
      vat: 'VAT ({{rate}} %) is included.',
      member: 'With a member card {{price}}',
    },
  },
  de: {
    title: 'Name und Preis',
    description: 'Name, Marke, Kennzeichen und Preis des Produkts, dessen Seite offen ist.',
    fields: {
      note: 'Hinweis beim Preis',
      showBrand: 'Marke',
      showLead: 'Kurzbeschreibung',
      showBadges: 'Kennzeichen',
    },
    ui: {
      from: 'ab',
      lowest: 'Niedrigster Preis der 30 Tage vor der Ermäßigung: {{price}}',
      unit: '{{price}} / {{amount}}',
      piece: 'Stück',
      vat: 'Inkl. {{rate}} % MwSt.',
      member: 'Mit Kundenkarte {{price}}',
    },
  },
});
