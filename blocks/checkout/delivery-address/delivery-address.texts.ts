import { defineTexts } from '#runtime/i18n/texts.ts';

export const deliveryAddressTexts = defineTexts({
  hr: {
    title: 'Adresa dostave',
    description: 'Adresa na koju kupac prima pakete.',
    fields: { title: 'Naslov' },
    ui: { title: 'Adresa dostave' },
  },
  en: {
    title: 'Delivery address',
    description: 'The address where a customer gets parcels.',
    fields: { title: 'Title' },
    ui: { title: 'Delivery address' },
  },
  de: {
    title: 'Lieferadresse',
    description: 'Die Adresse, an die ein Kunde Pakete bekommt.',
    fields: { title: 'Titel' },
    ui: { title: 'Lieferadresse' },
  },
});
