/** An order of the sample customer; what was bought costs what it costs when the shop is loaded. */
export interface SampleOrder {
  key: string;
  daysAgo: number;
  status: 'pending' | 'active' | 'cancelled';
  paymentStatus: 'open' | 'paid' | 'failed';
  deliveryCode: number;
  paymentCode: number;
  lines: readonly { productId: number; qty: number }[];
  message: string;
}

/** Oldest first; numbers are given in this order. */
export const sampleOrders: readonly SampleOrder[] = [
  {
    key: 'sample-order-1',
    daysAgo: 200,
    status: 'active',
    paymentStatus: 'paid',
    deliveryCode: 1,
    paymentCode: 12,
    lines: [
      { productId: 1, qty: 2 },
      { productId: 14, qty: 1 },
    ],
    message: '',
  },
  {
    key: 'sample-order-2',
    daysAgo: 60,
    status: 'cancelled',
    paymentStatus: 'failed',
    deliveryCode: 15,
    paymentCode: 3,
    lines: [{ productId: 27, qty: 1 }],
    message: '',
  },
  {
    key: 'sample-order-3',
    daysAgo: 20,
    status: 'active',
    paymentStatus: 'paid',
    deliveryCode: 15,
    paymentCode: 12,
    lines: [
      { productId: 3, qty: 1 },
      { productId: 27, qty: 3 },
    ],
    message: '',
  },
  {
    key: 'sample-order-4',
    daysAgo: 1,
    status: 'pending',
    paymentStatus: 'open',
    deliveryCode: 1,
    paymentCode: 3,
    lines: [{ productId: 14, qty: 2 }],
    message: 'Molim ostaviti kod susjede na prvom katu.',
  },
];
