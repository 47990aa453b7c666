import { defineTexts } from '#runtime/i18n/texts.ts';

export const newsPostsTexts = defineTexts({
  hr: {
    title: 'Noviteti',
    description: 'Najnovije objave po dvije u redu; same se izmjenjuju, a mogu se i zaustaviti.',
    fields: {
      eyebrow: 'Nadnaslov',
      title: 'Naslov',
      link: 'Poveznica',
      limit: 'Najviše objava',
      autoplay: 'Milisekundi do sljedećih',
    },
    ui: { label: 'Noviteti' },
  },
  en: {
    title: 'News',
    description: 'The newest posts, two in a row; they change by themselves and can be stopped.',
    fields: {
      eyebrow: 'Eyebrow',
      title: 'Title',
      link: 'Link',
      limit: 'Most posts',
      autoplay: 'Milliseconds until the next',
    },
    ui: { label: 'New' },
  },
  de: {
    title: 'Neuigkeiten',
    description:
      'Die neuesten Beiträge, zwei nebeneinander; sie wechseln von selbst und lassen sich anhalten.',
    fields: {
      eyebrow: 'Dachzeile',
      title: 'Titel',
      link: 'Link',
      limit: 'Höchstzahl der Beiträge',
      autoplay: 'Millisekunden bis zu den nächsten',
    },
    ui: { label: 'Neu' },
  },
});
