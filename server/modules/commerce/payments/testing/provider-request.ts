import type { PaymentRequest } from '../payment-provider.ts';

/** What a provider is told of some order. */
export const PROVIDER_REQUEST: PaymentRequest = {
  reference: 'r'.repeat(32),
  orderId: 1,
  orderNumber: '2026-1',
  amountCents: 2900,
  currency: 'EUR',
  subscription: null,
  locale: 'hr',
  customer: {
    firstName: 'Ana',
    lastName: 'Horvat',
    street: 'Ilica 1',
    city: 'Zagreb',
    zipCode: '10000',
    country: 'HR',
    phone: '+385 1 234 567',
    email: 'ana@example.test',
  },
  successUrl: 'https://shop.test/checkout/success',
  failureUrl: 'https://shop.test/checkout/failure',
  origin: 'https://shop.test',
};
