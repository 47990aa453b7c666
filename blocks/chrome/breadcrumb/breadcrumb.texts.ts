import { defineTexts } from '#runtime/i18n/texts.ts';

export const breadcrumbTexts = defineTexts({
  hr: {
    title: 'Put do stranice',
    description: 'Naslovnica i koraci do proizvoda ili kategorije objava.',
    fields: { separator: 'Znak između koraka' },
    choices: { separator: { chevron: 'Strelica', slash: 'Kosa crta', dot: 'Točka' } },
    ui: { label: 'Put do stranice', blog: 'Objave' },
  },
  en: {
    title: 'Breadcrumb',
    description: 'Home and the steps to a product or a post category.',
    fields: { separator: 'Sign between the steps' },
    choices: { separator: { chevron: 'Arrow', slash: 'Slash', dot: 'Dot' } },
    ui: { label: 'Breadcrumb', blog: 'Journal' },
  },
  de: {
    title: 'Brotkrumenpfad',
    description: 'Startseite und die Schritte zu einem Produkt oder einer Beitragskategorie.',
    fields: { separator: 'Zeichen zwischen den Schritten' },
    choices: { separator: { chevron: 'Pfeil', slash: 'Schrägstrich', dot: 'Punkt' } },
    ui: { label: 'Sie sind hier', blog: 'Journal' },
  },
});
