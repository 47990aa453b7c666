import { defineTexts } from '#runtime/i18n/texts.ts';

export const productCustomOptionsTexts = defineTexts({
  hr: {
    title: 'Opcije proizvoda',
    description: 'Što kupac bira ili upisuje prije kupnje: tekst, broj, datum, izbor.',
    fields: { title: 'Naslov' },
    ui: { choose: 'Izaberite', extra: '{{label}} (+{{price}})' },
  },
  en: {
    title: 'Product options',
    description: 'What a shopper chooses or writes before buying: text, number, date, choice.',
    fields: { title: 'Title' },
    ui: { choose: 'Choose', extra: '{{label}} (+{{price}})' },
  },
  de: {
    title: 'Produktoptionen',
    description: 'Was vor dem Kauf gewählt oder eingegeben wird: Text, Zahl, Datum, Auswahl.',
    fields: { title: 'Titel' },
    ui: { choose: 'Bitte wählen', extra: '{{label}} (+{{price}})' },
  },
});
