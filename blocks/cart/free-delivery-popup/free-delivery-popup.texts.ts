import { defineTexts } from '#runtime/i18n/texts.ts';

export const freeDeliveryPopupTexts = defineTexts({
  hr: {
    title: 'Besplatna dostava',
    description:
      'Redak o besplatnoj dostavi s dodatnim objašnjenjem. {amount} je iznos s poslužitelja.',
    fields: {
      label: 'Tekst u zaglavlju ({amount})',
      title: 'Naslov objašnjenja ({amount})',
      text: 'Objašnjenje ({amount})',
      link: 'Poveznica',
    },
    ui: {
      label: 'Besplatna dostava iznad {amount}',
      title: 'Dostava je besplatna iznad {amount}',
      text: 'Iznos se računa nakon popusta. Narudžbe zaprimljene radnim danom do 14 sati šaljemo isti dan.',
      close: 'Zatvori',
    },
  },
  en: {
    title: 'Free delivery',
    description:
      'A line about free delivery with a note behind it. {amount} comes from the server.',
    fields: {
      label: 'Text in the header ({amount})',
      title: 'Title of the note ({amount})',
      text: 'Note ({amount})',
      link: 'Link',
    },
    ui: {
      label: 'Free delivery over {amount}',
      title: 'Delivery is free over {amount}',
      text: 'The amount counts after discounts. Orders placed by 2 pm on a working day leave the same day.',
      close: 'Close',
    },
  },
  de: {
    title: 'Kostenloser Versand',
    description: 'Eine Zeile zum kostenlosen Versand mit Hinweis. {amount} kommt vom Server.',
    fields: {
      label: 'Text im Kopfbereich ({amount})',
      title: 'Titel des Hinweises ({amount})',
      text: 'Hinweis ({amount})',
      link: 'Link',
    },
    ui: {
      label: 'Kostenloser Versand ab {amount}',
      title: 'Ab {amount} ist der Versand kostenlos',
      text: 'Es zählt der Betrag nach Rabatten. Bestellungen, die werktags bis 14 Uhr eingehen, versenden wir am selben Tag.',
      close: 'Schließen',
    },
  },
});
