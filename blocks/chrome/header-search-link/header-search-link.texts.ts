import { defineTexts } from '#runtime/i18n/texts.ts';

export const headerSearchLinkTexts = defineTexts({
  hr: {
    title: 'Pretraga u zaglavlju',
    description: 'Poveznica na stranicu za pretragu.',
    fields: { label: 'Naziv', look: 'Izgled' },
    choices: { look: { icon: 'Ikona', label: 'Ikona i naziv' } },
    ui: { search: 'Pretraži' },
  },
  en: {
    title: 'Search link',
    description: 'A link to the search page.',
    fields: { label: 'Label', look: 'Look' },
    choices: { look: { icon: 'Icon', label: 'Icon and label' } },
    ui: { search: 'Search' },
  },
  de: {
    title: 'Suchlink',
    description: 'Ein Link zur Suchseite.',
    fields: { label: 'Beschriftung', look: 'Aussehen' },
    choices: { look: { icon: 'Symbol', label: 'Symbol und Text' } },
    ui: { search: 'Suche' },
  },
});
