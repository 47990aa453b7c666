/** Codes that the specification gives a meaning (CONST-03). */
const PICKUP = 15;
const ON_DELIVERY = 5;
const CARD = 12;

/** A way of delivery to begin with. */
export interface DeliveryTemplate {
  id: string;
  /** Taken where it is free; the next number otherwise. */
  code: number;
  kind: string;
  /** Usual in Croatia; the owner writes the own one. */
  cents: number;
  countsFreeLimit: boolean;
  /** Usual working days, from and to; nothing is promised without them. */
  days?: readonly [number, number];
  /** Text that says what has to be done afterwards. */
  after?: 'setup.methods.branches';
}

/** What shops in Croatia deliver by. */
export const DELIVERY_TEMPLATES: readonly DeliveryTemplate[] = [
  { id: 'courier', code: 1, kind: 'courier', cents: 500, countsFreeLimit: true, days: [1, 3] },
  { id: 'post', code: 3, kind: 'courier', cents: 400, countsFreeLimit: true, days: [2, 4] },
  {
    id: 'locker',
    code: 2,
    kind: 'locker',
    cents: 350,
    countsFreeLimit: true,
    days: [1, 3],
    after: 'setup.methods.branches',
  },
  {
    id: 'pickup',
    code: PICKUP,
    kind: 'pickup',
    cents: 0,
    countsFreeLimit: true,
    after: 'setup.methods.branches',
  },
  {
    id: 'cod',
    code: ON_DELIVERY,
    kind: 'courier',
    cents: 600,
    countsFreeLimit: true,
    days: [1, 3],
  },
];

/** A way to pay to begin with. */
export interface PaymentTemplate {
  id: string;
  code: number;
  /** Id of the provider. */
  adapter: string;
  paymentType: string;
  /** Codes of ways of delivery that it cannot go with. */
  notWithDelivery: readonly number[];
  isDigitalAllowed: boolean;
}

/** What shops in Croatia are paid by. */
export const PAYMENT_TEMPLATES: readonly PaymentTemplate[] = [
  {
    id: 'transfer',
    code: 3,
    adapter: 'bankTransfer',
    paymentType: '',
    notWithDelivery: [ON_DELIVERY],
    isDigitalAllowed: true,
  },
  {
    id: 'cash',
    code: ON_DELIVERY,
    adapter: 'offline',
    paymentType: '',
    notWithDelivery: [PICKUP, 2],
    isDigitalAllowed: false,
  },
  ...['monri', 'corvuspay'].map((adapter) => ({
    id: adapter,
    code: CARD,
    adapter,
    paymentType: 'HPF',
    notWithDelivery: [ON_DELIVERY],
    isDigitalAllowed: true,
  })),
  {
    id: 'paypal',
    code: 20,
    adapter: 'paypal',
    paymentType: 'PayPal',
    notWithDelivery: [ON_DELIVERY],
    isDigitalAllowed: true,
  },
];

/** The code of a template, or the next number that no method has. */
export function freeCode(wanted: number, taken: readonly number[]): number {
  if (!taken.includes(wanted)) return wanted;
  let code = 100;
  while (taken.includes(code)) code += 1;
  return code;
}
