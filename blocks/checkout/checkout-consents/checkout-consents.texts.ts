import { defineTexts } from '#runtime/i18n/texts.ts';

export const checkoutConsentsTexts = defineTexts({
  hr: {
    title: 'Privole',
    description: 'Privole koje naplata traži.',
    fields: {
      title: 'Naslov',
    },
    ui: {
      title: 'Privole',
      required: 'Za narudžbu trebate prihvatiti ovu privolu',
      none: 'Ova naplata ne traži privole.',
    },
  },
  en: {
    title: 'Consents',
    description: 'Consents that the checkout asks for.',
    fields: {
      title: 'Title',
    },
    ui: {
      title: 'Consents',
      required: 'You need to accept this to order',
      none: 'This checkout asks for no consents.',
    },
  },
  de: {
    title: 'Einwilligungen',
    description: 'Einwilligungen, die die Kasse verlangt.',
    fields: {
      title: 'Titel',
    },
    ui: {
      title: 'Einwilligungen',
      required: 'Zum Bestellen müssen Sie zustimmen',
      none: 'Diese Kasse verlangt keine Einwilligungen.',
    },
  },
});
