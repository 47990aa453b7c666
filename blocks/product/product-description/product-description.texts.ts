import { defineTexts } from '#runtime/i18n/texts.ts';

export const productDescriptionTexts = defineTexts({
  hr: {
    title: 'Opis proizvoda',
    description: 'Opis, važne napomene, svojstva i proizvođač proizvoda čija je stranica otvorena.',
    fields: {
      title: 'Naslov',
      showAttributes: 'Svojstva',
      showManufacturer: 'Proizvođač',
      fold: 'Svojstva se sklapaju',
    },
    ui: {
      heading: 'O proizvodu',
      notices: 'Pročitajte prije uporabe',
      attributes: 'Svojstva',
      manufacturer: 'Proizvođač i odgovorna osoba',
      sku: 'Šifra',
    },
  },
  en: {
    title: 'Product description',
    description: 'Description, notices, attributes and maker of the product whose page is open.',
    fields: {
      title: 'Title',
      showAttributes: 'Attributes',
      showManufacturer: 'Maker',
      fold: 'Attributes fold away',
    },
    ui: {
      heading: 'About the product',
      notices: 'Read before use',
      attributes: 'Details',
      manufacturer: 'Maker and responsible person',
      sku: 'Item number',
    },
  },
  de: {
    title: 'Produktbeschreibung',
    description:
      'Beschreibung, Hinweise, Eigenschaften und Hersteller des Produkts, dessen Seite offen ist.',
    fields: {
      title: 'Titel',
      showAttributes: 'Eigenschaften',
      showManufacturer: 'Hersteller',
      fold: 'Eigenschaften lassen sich einklappen',
    },
    ui: {
      heading: 'Über das Produkt',
      notices: 'Vor der Anwendung lesen',
      attributes: 'Eigenschaften',
      manufacturer: 'Hersteller und verantwortliche Person',
      sku: 'Artikelnummer',
    },
  },
});
