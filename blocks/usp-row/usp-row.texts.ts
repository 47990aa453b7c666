import { defineTexts } from '#runtime/i18n/texts.ts';

export const uspRowTexts = defineTexts({
  hr: {
    title: 'Prednosti',
    description: 'Red kratkih razloga za kupnju, svaki s ikonom.',
    fields: {
      items: 'Prednosti',
      'items.icon': 'Ikona',
      'items.title': 'Naslov',
      'items.text': 'Tekst',
      layout: 'Ikona',
      small: 'Na malom zaslonu',
    },
    choices: {
      layout: { beside: 'Pokraj teksta', above: 'Iznad teksta' },
      small: { scroll: 'U jednom redu', stack: 'Jedna ispod druge' },
    },
    ui: { label: 'Prednosti kupnje' },
  },
  en: {
    title: 'Benefits',
    description: 'A row of short reasons to buy, each with an icon.',
    fields: {
      items: 'Benefits',
      'items.icon': 'Icon',
      'items.title': 'Title',
      'items.text': 'Text',
      layout: 'Icon',
      small: 'On a small screen',
    },
    choices: {
      layout: { beside: 'Beside the text', above: 'Above the text' },
      small: { scroll: 'In one row', stack: 'One under another' },
    },
    ui: { label: 'Why shop here' },
  },
  de: {
    title: 'Vorteile',
    description: 'Eine Reihe kurzer Kaufgründe, jeder mit einem Symbol.',
    fields: {
      items: 'Vorteile',
      'items.icon': 'Symbol',
      'items.title': 'Titel',
      'items.text': 'Text',
      layout: 'Symbol',
      small: 'Auf kleinem Bildschirm',
    },
    choices: {
      layout: { beside: 'Neben dem Text', above: 'Über dem Text' },
      small: { scroll: 'In einer Reihe', stack: 'Untereinander' },
    },
    ui: { label: 'Ihre Vorteile' },
  },
});
