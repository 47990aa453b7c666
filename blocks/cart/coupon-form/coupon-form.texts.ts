import { defineTexts } from '#runtime/i18n/texts.ts';

export const couponFormTexts = defineTexts({
  hr: {
    title: 'Kupon',
    description: 'Unos koda kupona u košarici.',
    fields: { title: 'Naslov' },
    ui: {
      title: 'Imate kupon?',
      code: 'Kod kupona',
      apply: 'Primijeni',
      required: 'Upišite kod kupona',
      used: 'Kupon {{code}}',
      remove: 'Ukloni kupon {{code}}',
    },
  },
  en: {
    title: 'Coupon',
    description: 'Entry of a coupon code in the cart.',
    fields: { title: 'Title' },
    ui: {
      title: 'Have a coupon?',
      code: 'Coupon code',
      apply: 'Apply',
      required: 'Enter a coupon code',
      used: 'Coupon {{code}}',
      remove: 'Remove coupon {{code}}',
    },
  },
  de: {
    title: 'Gutschein',
    description: 'Eingabe eines Gutscheincodes im Warenkorb.',
    fields: { title: 'Titel' },
    ui: {
      title: 'Haben Sie einen Gutschein?',
      code: 'Gutscheincode',
      apply: 'Einlösen',
      required: 'Geben Sie einen Gutscheincode ein',
      used: 'Gutschein {{code}}',
      remove: 'Gutschein {{code}} entfernen',
    },
  },
});
