import { defineTexts } from '#runtime/i18n/texts.ts';

export const filterSidebarTexts = defineTexts({
  hr: {
    title: 'Filtri',
    description: 'Svojstva po kojima se filtrira popis; na mobitelu ladica.',
    fields: {
      title: 'Naslov',
      filterMode: 'Popis',
      categoryId: 'Kategorija',
      tagId: 'Oznaka',
      typeFilter: 'Vrsta',
      expanded: 'Otvorenih skupina',
    },
    choices: {
      filterMode: { page: 'Kategorija stranice', dynamic: 'Po pravilu' },
      typeFilter: { '': 'Sve', product: 'Proizvodi', service: 'Usluge' },
    },
    ui: {
      label: 'Filtri',
      open: 'Filtriraj',
      apply: 'Prikaži rezultate',
      from: 'od',
      to: 'do',
      more: 'Prikaži još {{count}}',
      range: 'Od {{from}} {{unit}} do {{to}} {{unit}}',
    },
  },
  en: {
    title: 'Filters',
    description: 'What the list is filtered by; a drawer on phones.',
    fields: {
      title: 'Title',
      filterMode: 'List',
      categoryId: 'Category',
      tagId: 'Tag',
      typeFilter: 'Kind',
      expanded: 'Groups that are open',
    },
    choices: {
      filterMode: { page: 'Category of the page', dynamic: 'By rule' },
      typeFilter: { '': 'All', product: 'Products', service: 'Services' },
    },
    ui: {
      label: 'Filters',
      open: 'Filter',
      apply: 'Show results',
      from: 'from',
      to: 'to',
      more: 'Show {{count}} more',
      range: 'From {{from}} {{unit}} to {{to}} {{unit}}',
    },
  },
  de: {
    title: 'Filter',
    description: 'Wonach die Liste gefiltert wird; auf dem Telefon ein Einschub.',
    fields: {
      title: 'Titel',
      filterMode: 'Liste',
      categoryId: 'Kategorie',
      tagId: 'Tag',
      typeFilter: 'Art',
      expanded: 'Geöffnete Gruppen',
    },
    choices: {
      filterMode: { page: 'Kategorie der Seite', dynamic: 'Nach Regel' },
      typeFilter: { '': 'Alle', product: 'Produkte', service: 'Dienstleistungen' },
    },
    ui: {
      label: 'Filter',
      open: 'Filtern',
      apply: 'Ergebnisse zeigen',
      from: 'von',
      to: 'bis',
      more: '{{count}} weitere zeigen',
      range: 'Von {{from}} {{unit}} bis {{to}} {{unit}}',
    },
  },
});
