import { defineTexts } from '#runtime/i18n/texts.ts';

export const subCategoryLinksTexts = defineTexts({
  hr: {
    title: 'Potkategorije',
    description: 'Poveznice na kategorije ispod kategorije stranice.',
    fields: { style: 'Izgled', image: 'Prikaži sliku' },
    choices: { style: { pill: 'Pločice', plain: 'Tekst' } },
    ui: { label: 'Potkategorije' },
  },
  en: {
    title: 'Subcategories',
    description: 'Links to the categories below that of the page.',
    fields: { style: 'Look', image: 'Show the picture' },
    choices: { style: { pill: 'Pills', plain: 'Text' } },
    ui: { label: 'Subcategories' },
  },
  de: {
    title: 'Unterkategorien',
    description: 'Links zu den Kategorien unter der der Seite.',
    fields: { style: 'Aussehen', image: 'Bild zeigen' },
    choices: { style: { pill: 'Pillen', plain: 'Text' } },
    ui: { label: 'Unterkategorien' },
  },
});
