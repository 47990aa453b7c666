import { defineTexts } from '#runtime/i18n/texts.ts';

export const productCustomOptionsTexts = defineTexts({
  hr: {
    title: 'Opcije proizvoda',
    description: 'Što kupac bira ili upisuje prije kupnje: tekst, broj, datum, izbor.',
    fields: { title: 'Naslov' },
    ui: {
      choose: 'Izaberite',
      extra: '{{label}} (+{{price}})',
      none: 'Bez izbora',
      numberFault: 'Upišite broj, na primjer 12 ili 1,5',
      missing: 'Odaberite jednu od mogućnosti',
    },
  },
  en: {
    title: 'Product options',
    description: 'What a shopper chooses or writes before buying: text, number, date, choice.',
    fields: { title: 'Title' },
    ui: {
      choose: 'Choose',
      extra: '{{label}} (+{{price}})',
      none: 'None',
      numberFault: 'Enter a number, for example 12 or 1.5',
      missing: 'Choose one of these',
    },
  },
  de: {
    title: 'Produktoptionen',
    description: 'Was vor dem Kauf gewählt oder eingegeben wird: Text, Zahl, Datum, Auswahl.',
    fields: { title: 'Titel' },
    ui: {
      choose: 'Bitte wählen',
      extra: '{{label}} (+{{price}})',
      none: 'Keine Auswahl',
      numberFault: 'Geben Sie eine Zahl ein, zum Beispiel 12 oder 1,5',
      missing: 'Wählen Sie eine Möglichkeit',
    },
  },
});
