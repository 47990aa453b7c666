/** What the model's shop sells. Written down once more, so that the model shares no code with the product. */
export interface ModelProduct {
  id: number;
  cents: number;
  /** In per cent. */
  vat: number;
  /** What it takes from stock: pieces by product. Empty: it is not counted. */
  takes: readonly { id: number; qty: number }[];
  isDigital: boolean;
}

export const MODEL_PRODUCTS: readonly ModelProduct[] = [
  { id: 1, cents: 1999, vat: 25, takes: [{ id: 1, qty: 1 }], isDigital: false },
  { id: 2, cents: 333, vat: 5, takes: [{ id: 2, qty: 1 }], isDigital: false },
  { id: 3, cents: 3501, vat: 25, takes: [{ id: 1, qty: 2 }], isDigital: false },
  { id: 4, cents: 1290, vat: 13, takes: [], isDigital: true },
];
export const MODEL_STOCK: Readonly<Record<number, number>> = { 1: 9, 2: 6 };

export interface ModelDelivery {
  id: number;
  code: number;
  cents: number;
  branch?: number;
  isDigital: boolean;
}

/** In the order of `openShop`. */
export const MODEL_DELIVERIES: readonly ModelDelivery[] = [
  { id: 1, code: 1, cents: 400, isDigital: false },
  { id: 2, code: 2, cents: 300, branch: 1, isDigital: false },
  { id: 3, code: 15, cents: 0, branch: 4, isDigital: false },
  { id: 4, code: 5, cents: 400, isDigital: false },
  { id: 5, code: 20, cents: 0, isDigital: true },
];

export interface ModelPayment {
  id: number;
  code: number;
  /** Codes of deliveries it does not go with. */
  notWith: readonly number[];
  isForDigital: boolean;
}

export const MODEL_PAYMENTS: readonly ModelPayment[] = [
  { id: 1, code: 12, notWith: [5], isForDigital: true },
  { id: 2, code: 3, notWith: [5], isForDigital: true },
  { id: 3, code: 5, notWith: [15, 2], isForDigital: false },
];

export interface ModelCoupon {
  code: string;
  percent?: number;
  cents?: number;
  minCents: number;
}

export const MODEL_COUPONS: readonly ModelCoupon[] = [
  { code: 'DESET', percent: 10, minCents: 2000 },
  { code: 'MORE5', cents: 500, minCents: 0 },
];

/** Delivery is free from here on. */
export const FREE_FROM_CENTS = 5000;
export const FEE_CENTS = 150;
export const FEE_VAT = 25;
