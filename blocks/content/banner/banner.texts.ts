import { defineTexts } from '#runtime/i18n/texts.ts';

export const bannerTexts = defineTexts({
  hr: {
    title: 'Natpis',
    description: 'Obojena traka s porukom, razdobljem i poveznicom.',
    fields: {
      media: 'Slika',
      title: 'Naslov',
      text: 'Tekst',
      link: 'Poveznica',
      from: 'Od',
      until: 'Do',
      tone: 'Boja',
    },
    choices: { tone: { deep: 'Tamna', tint: 'Zelena', sand: 'Pijesak', sale: 'Akcija' } },
    ui: { from: 'Od {{from}}', until: 'Do {{until}}', between: 'Od {{from}} do {{until}}' },
  },
  en: {
    title: 'Banner',
    description: 'A coloured strip with a message, a period and a link.',
    fields: {
      media: 'Picture',
      title: 'Title',
      text: 'Text',
      link: 'Link',
      from: 'From',
      until: 'Until',
      tone: 'Colour',
    },
    choices: { tone: { deep: 'Dark', tint: 'Green', sand: 'Sand', sale: 'Sale' } },
    ui: { from: 'From {{from}}', until: 'Until {{until}}', between: '{{from}} to {{until}}' },
  },
  de: {
    title: 'Banner',
    description: 'Ein farbiger Streifen mit Botschaft, Zeitraum und Link.',
    fields: {
      media: 'Bild',
      title: 'Titel',
      text: 'Text',
      link: 'Link',
      from: 'Von',
      until: 'Bis',
      tone: 'Farbe',
    },
    choices: { tone: { deep: 'Dunkel', tint: 'Grün', sand: 'Sand', sale: 'Aktion' } },
    ui: { from: 'Ab {{from}}', until: 'Bis {{until}}', between: '{{from}} bis {{until}}' },
  },
});
