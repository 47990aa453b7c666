import { defineTexts } from '#runtime/i18n/texts.ts';

export const searchBoxTexts = defineTexts({
  hr: {
    title: 'Polje za pretragu',
    description: 'Polje za riječi pretrage; vodi na stranicu pretrage.',
    fields: { title: 'Naslov', placeholder: 'Tekst u praznom polju', level: 'Razina naslova' },
    choices: { level: { h1: 'Glavni (h1)', h2: 'h2' } },
    ui: {
      label: 'Riječi pretrage',
      placeholder: 'Ključne riječi pretrage…',
      submit: 'Pretraži',
      clear: 'Očisti pretragu',
    },
  },
  en: {
    title: 'Search field',
    description: 'A field for words to search; leads to the search page.',
    fields: { title: 'Title', placeholder: 'Text in the empty field', level: 'Heading level' },
    choices: { level: { h1: 'Main (h1)', h2: 'h2' } },
    ui: {
      label: 'Search words',
      placeholder: 'Keywords to search…',
      submit: 'Search',
      clear: 'Clear the search',
    },
  },
  de: {
    title: 'Suchfeld',
    description: 'Ein Feld für Suchbegriffe; führt zur Suchseite.',
    fields: { title: 'Titel', placeholder: 'Text im leeren Feld', level: 'Überschriftenebene' },
    choices: { level: { h1: 'Haupttitel (h1)', h2: 'h2' } },
    ui: {
      label: 'Suchbegriffe',
      placeholder: 'Suchbegriffe…',
      submit: 'Suchen',
      clear: 'Suche leeren',
    },
  },
});
