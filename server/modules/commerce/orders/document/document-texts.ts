import type { Locale } from '#domain/locales.ts';

/** Words of an order's document. */
export interface DocumentTexts {
  order: string;
  invoice: string;
  date: string;
  buyer: string;
  delivery: string;
  payment: string;
  pickup: string;
  oib: string;
  item: string;
  quantity: string;
  price: string;
  amount: string;
  items: string;
  coupon: string;
  shipping: string;
  fee: string;
  total: string;
  vat: string;
  vatBase: string;
  vatRate: string;
  paid: string;
  open: string;
  transfer: string;
  transferHint: string;
  gift: string;
  note: string;
  page: string;
}

export const documentTexts: Record<Locale, DocumentTexts> = {
  hr: {
    order: 'Narudžba',
    invoice: 'Račun',
    date: 'Datum',
    buyer: 'Kupac',
    delivery: 'Dostava',
    payment: 'Plaćanje',
    pickup: 'Preuzimanje',
    oib: 'OIB',
    item: 'Proizvod',
    quantity: 'Kol.',
    price: 'Cijena',
    amount: 'Iznos',
    items: 'Proizvodi',
    coupon: 'Kupon',
    shipping: 'Dostava',
    fee: 'Naknada za plaćanje pouzećem',
    total: 'Ukupno',
    vat: 'PDV',
    vatBase: 'Osnovica',
    vatRate: 'Stopa',
    paid: 'Plaćeno',
    open: 'Nije plaćeno',
    transfer: 'Podaci za uplatu',
    transferHint: 'Skenirajte kôd aplikacijom svoje banke ili prepišite podatke.',
    gift: 'Poruka uz poklon',
    note: 'Napomena',
    page: 'Stranica',
  },
  en: {
    order: 'Order',
    invoice: 'Invoice',
    date: 'Date',
    buyer: 'Buyer',
    delivery: 'Delivery',
    payment: 'Payment',
    pickup: 'Pick-up',
    oib: 'OIB (tax number)',
    item: 'Product',
    quantity: 'Qty',
    price: 'Price',
    amount: 'Amount',
    items: 'Products',
    coupon: 'Coupon',
    shipping: 'Delivery',
    fee: 'Fee for payment on delivery',
    total: 'Total',
    vat: 'VAT',
    vatBase: 'Net amount',
    vatRate: 'Rate',
    paid: 'Paid',
    open: 'Not paid yet',
    transfer: 'How to pay',
    transferHint: 'Scan the code with your bank’s app or copy the details.',
    gift: 'Gift message',
    note: 'Note',
    page: 'Page',
  },
  de: {
    order: 'Bestellung',
    invoice: 'Rechnung',
    date: 'Datum',
    buyer: 'Käufer',
    delivery: 'Lieferung',
    payment: 'Zahlung',
    pickup: 'Abholung',
    oib: 'OIB (Steuernummer)',
    item: 'Artikel',
    quantity: 'Menge',
    price: 'Preis',
    amount: 'Betrag',
    items: 'Artikel',
    coupon: 'Gutschein',
    shipping: 'Lieferung',
    fee: 'Nachnahmegebühr',
    total: 'Gesamt',
    vat: 'MwSt.',
    vatBase: 'Netto',
    vatRate: 'Satz',
    paid: 'Bezahlt',
    open: 'Noch nicht bezahlt',
    transfer: 'Überweisung',
    transferHint: 'Scannen Sie den Code mit der App Ihrer Bank oder übernehmen Sie die Angaben.',
    gift: 'Geschenkbotschaft',
    note: 'Anmerkung',
    page: 'Seite',
  },
};
