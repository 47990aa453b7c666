import { defineTexts } from '#runtime/i18n/texts.ts';

export const footerLinksTexts = defineTexts({
  hr: {
    title: 'Poveznice u podnožju',
    description: 'Do četiri stupca poveznica; na malim zaslonima se sklapaju.',
    fields: {
      source: 'Izvor',
      columns: 'Stupci',
      'columns.title': 'Naslov',
      'columns.links': 'Poveznice',
      'columns.links.link': 'Poveznica',
      navigationId: 'Navigacija',
    },
    choices: { source: { own: 'Vlastite poveznice', navigation: 'Navigacija' } },
    ui: { label: 'Poveznice u podnožju', show: 'Prikaži poveznice: {{name}}' },
  },
  en: {
    title: 'Footer links',
    description: 'Up to four columns of links; on small screens they fold up.',
    fields: {
      source: 'Source',
      columns: 'Columns',
      'columns.title': 'Title',
      'columns.links': 'Links',
      'columns.links.link': 'Link',
      navigationId: 'Navigation',
    },
    choices: { source: { own: 'Own links', navigation: 'Navigation' } },
    ui: { label: 'Footer links', show: 'Show links: {{name}}' },
  },
  de: {
    title: 'Links im Fußbereich',
    description: 'Bis zu vier Spalten mit Links; auf kleinen Bildschirmen zum Aufklappen.',
    fields: {
      source: 'Quelle',
      columns: 'Spalten',
      'columns.title': 'Titel',
      'columns.links': 'Links',
      'columns.links.link': 'Link',
      navigationId: 'Navigation',
    },
    choices: { source: { own: 'Eigene Links', navigation: 'Navigation' } },
    ui: { label: 'Links im Fußbereich', show: 'Links anzeigen: {{name}}' },
  },
});
