import type { AddressStepData } from '../checkout/checkout-address/checkout-address.loader.ts';
import type { CheckoutCompanyData } from '../checkout/checkout-company/checkout-company.loader.ts';
import type { CheckoutConsentsData } from '../checkout/checkout-consents/checkout-consents.loader.ts';
import type { CheckoutPaymentData } from '../checkout/checkout-payment/checkout-payment.loader.ts';
import type { CheckoutReviewData } from '../checkout/checkout-review/checkout-review.loader.ts';
import type { CheckoutShippingData } from '../checkout/checkout-shipping/checkout-shipping.loader.ts';
import type { CheckoutSuccessData } from '../checkout/checkout-success/checkout-success.loader.ts';
import type { CheckoutSummaryData } from '../checkout/checkout-summary/checkout-summary.loader.ts';
import type { OrderSubmitData } from '../checkout/order-submit/order-submit.loader.ts';
import { sampleAddressData } from './customer.ts';
import { sampleProducts } from './products.ts';

/** A guest in the second step. */
export const sampleCheckout = {
  step: 'delivery',
  reached: 1,
  isEmpty: false,
  isDigital: false,
  isArrival: false,
  waiting: null,
  isCustomer: false,
  name: 'Marta Kupac',
} as const;

/** An order that was left at the card page. */
export const waitingOrder = { number: '2026-000006', finalAmount: 1234.5 };

/** Nothing to order. */
export const emptyCheckout = { ...sampleCheckout, step: 'address', reached: 0, isEmpty: true };

const { address: shipping, countries, proposed } = sampleAddressData('shipping');
const choice = { countries, proposed };
const { address: main } = sampleAddressData('main');

export const sampleAddress: AddressStepData = {
  shipping,
  payer: null,
  keep: null,
  sold: choice,
  all: choice,
};
export const differentPayer: AddressStepData = {
  ...sampleAddress,
  payer: main,
  keep: { isSuggested: false },
};
export const emptyAddress: AddressStepData = { ...sampleAddress, shipping: null };

export const sampleCompany: CheckoutCompanyData = {
  companyName: 'Kupac i kćeri d.o.o.',
  companyOIB: '69435151530',
};

const hours = [
  { fromDay: 1, toDay: 5, opens: '08:00', closes: '21:00' },
  { fromDay: 6, toDay: 6, opens: '09:00', closes: '13:00' },
];

export const sampleDelivery: CheckoutShippingData = {
  methods: [
    {
      id: 1,
      name: 'Dostava na adresu',
      description: 'Kurir dolazi na vašu adresu.',
      days: '1 do 3 radna dana',
      orderBy: '14:00',
      price: 4,
      methodCode: 1,
      options: [],
    },
    {
      id: 2,
      name: 'Paketomat',
      description: 'Preuzmite paket kad vam odgovara, danju ili noću.',
      price: 3,
      methodCode: 2,
      options: [
        {
          id: 1,
          name: 'Zagreb, Savska cesta',
          address: 'Savska cesta 41, 10000 Zagreb',
          hours: [],
        },
        { id: 2, name: 'Rijeka, Korzo', address: 'Korzo 8, 51000 Rijeka', hours: [] },
      ],
    },
    {
      id: 3,
      name: 'Preuzimanje u ljekarni',
      description: 'Javljamo vam čim narudžba bude spremna.',
      days: 'isti ili sljedeći radni dan',
      price: 0,
      methodCode: 15,
      options: [
        { id: 4, name: 'Bonaca Zagreb', address: 'Ilica 25, 10000 Zagreb', hours },
        { id: 5, name: 'Bonaca Split', address: 'Marmontova ulica 6, 21000 Split', hours },
      ],
    },
  ],
  chosenId: null,
  branchId: null,
  isSaved: false,
};

/** The first way of delivery asks when to come. */
export const deliveryWithFields: CheckoutShippingData = {
  ...sampleDelivery,
  methods: sampleDelivery.methods.map((method) =>
    method.id === 1
      ? {
          ...method,
          fields: [
            {
              name: 'slot',
              label: 'Termin',
              isRequired: true,
              choices: [
                { value: 'morning', label: '8–12 h' },
                { value: 'evening', label: '16–20 h' },
              ],
            },
            { name: 'floor', label: 'Kat', isRequired: false },
          ],
        }
      : method,
  ),
  chosenId: 1,
  answers: { slot: 'evening', floor: '3' },
  isSaved: true,
};

export const sampleWords = {
  giftMessage: 'Sretan rođendan!',
  to: 'Iva',
  from: 'Marta',
  orderMessage: 'Na trećem sam katu.',
};

export const sampleReview: CheckoutReviewData = {
  email: 'kupac@izlog.test',
  shipping,
  payer: main,
  shippingCountry: 'Hrvatska',
  payerCountry: 'Hrvatska',
  delivery: { name: 'Dostava na adresu', branch: '', price: 4 },
  words: sampleWords,
};

export const samplePayment: CheckoutPaymentData = {
  methods: [
    {
      id: 1,
      name: 'Kartica',
      description: 'Visa, Mastercard i Maestro, na sigurnoj stranici kartične kuće.',
      methodCode: 12,
      paymentType: 'HPF',
    },
    {
      id: 2,
      name: 'Uplata na račun',
      description: 'Podatke za uplatu i 2D kod šaljemo e-poštom.',
      methodCode: 3,
      paymentType: '',
    },
    {
      id: 3,
      name: 'Pouzećem',
      description: 'Plaćate kuriru pri preuzimanju. Naknada je 1,50 €.',
      methodCode: 5,
      paymentType: '',
    },
  ],
  chosenId: null,
  fee: null,
};

export const sampleConsents: CheckoutConsentsData = {
  consents: [
    { id: 1, html: 'Prihvaćam <a href="/uvjeti-kupnje">uvjete kupnje</a>', isRequired: true },
    { id: 2, html: 'Želim primati pisma s ponudama', isRequired: false },
  ],
};

export const sampleTotal: OrderSubmitData = { total: 57.4, userId: 1, cartId: 'primjer' };

const sums = {
  itemsTotal: 58.4,
  coupon: 5,
  loyalty: 0,
  cartTotal: 53.4,
  delivery: 4,
  orderTotal: 57.4,
};
const totals = { ...sums, tax: { ...sums, orderTotal: 11.48 } };

export const sampleSummary: CheckoutSummaryData = {
  cart: {
    lines: [
      ...sampleProducts.slice(0, 2).map(({ id, name, media }, index) => ({
        key: id,
        name,
        qty: index + 1,
        picture: media[0] ?? null,
        row: 29.2,
        regularRow: index === 0 ? 36 : null,
        isAvailable: true,
      })),
    ],
    count: 3,
    prices: totals,
    fee: 0,
    couponCode: 'MORE5',
    hasDelivery: true,
    feeItemId: null,
    deliveryConverted: null,
  },
};

/** The same with what paying on delivery adds. */
export const summaryWithFee: CheckoutSummaryData = {
  cart: sampleSummary.cart && {
    ...sampleSummary.cart,
    fee: 1.5,
    prices: { ...totals, itemsTotal: 59.9, cartTotal: 54.9, orderTotal: 58.9 },
  },
};

export const sampleThanks: CheckoutSuccessData = {
  name: 'Marta',
  isCustomer: true,
  order: {
    number: '2026-000123',
    finalAmount: 58.9,
    paymentCode: 12,
    paymentName: 'Kartica',
    isPaid: true,
    isTest: false,
  },
};
