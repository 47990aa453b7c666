import { defineTexts } from '#runtime/i18n/texts.ts';

export const checkoutCompanyTexts = defineTexts({
  hr: {
    title: 'Kupnja za tvrtku',
    description: 'Naziv i OIB tvrtke na koju glasi račun.',
    fields: {
      title: 'Oznaka',
    },
    ui: {
      title: 'Kupujem kao tvrtka',
    },
  },
  en: {
    title: 'Company purchase',
    description: 'Name and tax number of the company on the invoice.',
    fields: {
      title: 'Label',
    },
    ui: {
      title: 'I am buying as a company',
    },
  },
  de: {
    title: 'Kauf als Firma',
    description: 'Name und Steuernummer der Firma auf der Rechnung.',
    fields: {
      title: 'Beschriftung',
    },
    ui: {
      title: 'Ich kaufe als Firma',
    },
  },
});
