import { defineTexts } from '#runtime/i18n/texts.ts';

export const freeDeliveryBannerTexts = defineTexts({
  hr: {
    title: 'Do besplatne dostave',
    description: 'Koliko košarici nedostaje do besplatne dostave.',
    fields: { text: 'Tekst kad je dostava besplatna' },
    ui: {
      left: 'Još {{amount}} do besplatne dostave',
      reached: 'Ostvarili ste besplatnu dostavu',
    },
  },
  en: {
    title: 'To free delivery',
    description: 'What the cart lacks to free delivery.',
    fields: { text: 'Text once delivery is free' },
    ui: {
      left: '{{amount}} more to free delivery',
      reached: 'Your delivery is free',
    },
  },
  de: {
    title: 'Bis zum kostenlosen Versand',
    description: 'Was dem Warenkorb zum kostenlosen Versand fehlt.',
    fields: { text: 'Text bei kostenlosem Versand' },
    ui: {
      left: 'Noch {{amount}} bis zum kostenlosen Versand',
      reached: 'Ihr Versand ist kostenlos',
    },
  },
});
