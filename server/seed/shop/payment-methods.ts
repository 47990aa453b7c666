import type { SampleTexts } from '../catalog/sample-catalog.ts';

/** A way of payment of the sample shop; it is offered only where its adapter is set up. */
export interface SamplePaymentMethod {
  /** 12 is card and 5 pay on delivery, as the specification says (CONST-03). */
  code: number;
  adapter: string;
  /** `HPF` sends to a form of the provider (G-082); empty needs no provider. */
  paymentType: string;
  names: Required<SampleTexts>;
  descriptions: Required<SampleTexts>;
  /** Codes of ways of delivery that it does not go with. */
  notWithDelivery: readonly number[];
  isDigitalAllowed: boolean;
}

const PAID_TO_COURIER = 5;
const LOCKER = 2;
const PICKUP = 15;

/** The first is offered first. */
export const paymentMethods: readonly SamplePaymentMethod[] = [
  {
    code: 12,
    adapter: 'testGateway',
    paymentType: 'HPF',
    names: { hr: 'Kartica', en: 'Card', de: 'Karte' },
    descriptions: {
      hr: 'Visa, Mastercard i Maestro, na sigurnoj stranici kartične kuće.',
      en: 'Visa, Mastercard and Maestro, on the secure page of the card provider.',
      de: 'Visa, Mastercard und Maestro, auf der sicheren Seite des Kartenanbieters.',
    },
    notWithDelivery: [PAID_TO_COURIER],
    isDigitalAllowed: true,
  },
  {
    code: 3,
    adapter: 'bankTransfer',
    paymentType: '',
    names: { hr: 'Uplata na račun', en: 'Bank transfer', de: 'Überweisung' },
    descriptions: {
      hr: 'Podatke za uplatu i 2D kod šaljemo e-poštom. Šaljemo kad uplata stigne.',
      en: 'We mail you the payment details and a code to scan. We ship once the money arrives.',
      de: 'Zahlungsdaten und Code kommen per E-Mail. Wir versenden nach Zahlungseingang.',
    },
    notWithDelivery: [PAID_TO_COURIER],
    isDigitalAllowed: true,
  },
  {
    code: 5,
    adapter: 'offline',
    paymentType: '',
    names: { hr: 'Pouzećem', en: 'On delivery', de: 'Nachnahme' },
    descriptions: {
      hr: 'Plaćate kuriru pri preuzimanju, uz naknadu od 1,50 €.',
      en: 'You pay the courier on delivery, for a fee of €1.50.',
      de: 'Sie zahlen beim Kurier, gegen eine Gebühr von 1,50 €.',
    },
    notWithDelivery: [PICKUP, LOCKER],
    isDigitalAllowed: false,
  },
  {
    code: 20,
    adapter: 'paypal',
    paymentType: 'PayPal',
    names: { hr: 'PayPal', en: 'PayPal', de: 'PayPal' },
    descriptions: {
      hr: 'Plaćate svojim računom na PayPalu.',
      en: 'You pay with your PayPal account.',
      de: 'Sie zahlen mit Ihrem PayPal-Konto.',
    },
    notWithDelivery: [PAID_TO_COURIER],
    isDigitalAllowed: true,
  },
];
