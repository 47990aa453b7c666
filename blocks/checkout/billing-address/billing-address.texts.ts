import { defineTexts } from '#runtime/i18n/texts.ts';

export const billingAddressTexts = defineTexts({
  hr: {
    title: 'Adresa naplate',
    description: 'Adresa na koju glase računi kupca.',
    fields: { title: 'Naslov' },
    ui: { title: 'Adresa naplate' },
  },
  en: {
    title: 'Billing address',
    description: 'The address of a customer’s invoices.',
    fields: { title: 'Title' },
    ui: { title: 'Billing address' },
  },
  de: {
    title: 'Rechnungsadresse',
    description: 'Die Adresse für Rechnungen eines Kunden.',
    fields: { title: 'Titel' },
    ui: { title: 'Rechnungsadresse' },
  },
});
