import { defineTexts } from '#runtime/i18n/texts.ts';

export const productAvailabilityFormTexts = defineTexts({
  hr: {
    title: 'Obavijest o dostupnosti',
    description: 'Na stranici nedostupnog proizvoda: javimo kupcu kad ga ponovno bude.',
    fields: { title: 'Naslov', text: 'Tekst', button: 'Gumb' },
    ui: {
      title: 'Javimo vam kad stigne?',
      text: 'Ostavite email i pisat ćemo vam jednom, čim proizvod ponovno bude dostupan.',
      email: 'Email',
      submit: 'Obavijestite me',
    },
  },
  en: {
    title: 'Availability notice',
    description: 'On the page of an unavailable product: we write when it is there again.',
    fields: { title: 'Title', text: 'Text', button: 'Button' },
    ui: {
      title: 'Shall we tell you when it is back?',
      text: 'Leave your email and we will write once, as soon as the product is available again.',
      email: 'Email',
      submit: 'Notify me',
    },
  },
  de: {
    title: 'Verfügbarkeitshinweis',
    description: 'Auf der Seite eines nicht verfügbaren Produkts: wir melden uns, wenn es da ist.',
    fields: { title: 'Titel', text: 'Text', button: 'Schaltfläche' },
    ui: {
      title: 'Sollen wir uns melden, wenn es da ist?',
      text: 'Hinterlassen Sie Ihre E-Mail; wir schreiben einmal, sobald das Produkt verfügbar ist.',
      email: 'E-Mail',
      submit: 'Benachrichtigen Sie mich',
    },
  },
});
