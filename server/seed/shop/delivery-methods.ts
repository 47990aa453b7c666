import type { OpeningHours } from '#server/modules/commerce/delivery/index.ts';
import type { SampleTexts } from '../catalog/sample-catalog.ts';

/** A shop to collect at, or a locker. */
export interface SampleBranch {
  name: string;
  address: string;
  hours?: readonly OpeningHours[];
}

/** A way of delivery of the sample shop. */
export interface SampleDeliveryMethod {
  /** 15 is pickup and 5 pay on delivery, as the specification says (CONST-03). */
  code: number;
  kind: 'courier' | 'pickup' | 'locker' | 'digital';
  names: Required<SampleTexts>;
  descriptions: Required<SampleTexts>;
  cents: number;
  countries: readonly string[];
  countsFreeLimit: boolean;
  branches: readonly SampleBranch[];
}

/** Opening hours of the shop, shown with pickup (CHK-17). */
const SHOP_HOURS: readonly OpeningHours[] = [
  { fromDay: 1, toDay: 5, opens: '08:00', closes: '21:00' },
  { fromDay: 6, toDay: 6, opens: '09:00', closes: '13:00' },
];

/** The first is offered first. */
export const deliveryMethods: readonly SampleDeliveryMethod[] = [
  {
    code: 1,
    kind: 'courier',
    names: { hr: 'Dostava na adresu', en: 'Home delivery', de: 'Lieferung nach Hause' },
    descriptions: {
      hr: 'Kurir dolazi u roku od 1 do 3 radna dana.',
      en: 'The courier comes within 1 to 3 working days.',
      de: 'Der Kurier kommt innerhalb von 1 bis 3 Werktagen.',
    },
    cents: 400,
    countries: ['HR', 'SI'],
    countsFreeLimit: true,
    branches: [],
  },
  {
    code: 2,
    kind: 'locker',
    names: { hr: 'Paketomat', en: 'Parcel locker', de: 'Paketstation' },
    descriptions: {
      hr: 'Preuzmite paket kad vam odgovara, 0–24 h.',
      en: 'Collect your parcel whenever it suits you, day and night.',
      de: 'Holen Sie Ihr Paket ab, wann es Ihnen passt, Tag und Nacht.',
    },
    cents: 300,
    countries: ['HR'],
    countsFreeLimit: true,
    branches: [
      { name: 'Zagreb, Savska cesta', address: 'Savska cesta 41, 10000 Zagreb' },
      { name: 'Split, Domovinskog rata', address: 'Ulica Domovinskog rata 29, 21000 Split' },
      { name: 'Rijeka, Korzo', address: 'Korzo 8, 51000 Rijeka' },
    ],
  },
  {
    code: 15,
    kind: 'pickup',
    names: { hr: 'Preuzimanje u ljekarni', en: 'Collect in store', de: 'Abholung in der Apotheke' },
    descriptions: {
      hr: 'Narudžba vas čeka isti ili sljedeći radni dan.',
      en: 'Your order waits for you on the same or the next working day.',
      de: 'Ihre Bestellung liegt am selben oder nächsten Werktag bereit.',
    },
    cents: 0,
    countries: ['HR', 'SI'],
    countsFreeLimit: true,
    branches: [
      { name: 'Bonaca Zagreb', address: 'Ilica 25, 10000 Zagreb', hours: SHOP_HOURS },
      { name: 'Bonaca Split', address: 'Marmontova ulica 6, 21000 Split', hours: SHOP_HOURS },
    ],
  },
  {
    code: 5,
    kind: 'courier',
    names: {
      hr: 'Dostava s plaćanjem pouzećem',
      en: 'Delivery, paid to the courier',
      de: 'Lieferung per Nachnahme',
    },
    descriptions: {
      hr: 'Plaćate kuriru pri preuzimanju, uz naknadu.',
      en: 'You pay the courier on delivery, for a fee.',
      de: 'Sie zahlen beim Kurier, gegen eine Gebühr.',
    },
    cents: 400,
    countries: ['HR'],
    countsFreeLimit: true,
    branches: [],
  },
  {
    code: 20,
    kind: 'digital',
    names: { hr: 'Dostava e-poštom', en: 'Delivery by e-mail', de: 'Lieferung per E-Mail' },
    descriptions: {
      hr: 'Poveznica stiže odmah nakon plaćanja.',
      en: 'The link arrives right after payment.',
      de: 'Der Link kommt gleich nach der Zahlung.',
    },
    cents: 0,
    countries: ['HR', 'SI'],
    countsFreeLimit: false,
    branches: [],
  },
];
