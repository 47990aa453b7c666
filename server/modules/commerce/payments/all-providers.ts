import type { PaymentProvider } from './payment-provider.ts';
import { bankTransfer } from './providers/bank-transfer/bank-transfer.ts';
import { corvuspay } from './providers/corvuspay/corvuspay.ts';
import { monri } from './providers/monri/monri.ts';
import { offline } from './providers/offline/offline.ts';
import { paypal } from './providers/paypal/paypal.ts';
import { testGateway } from './providers/test-gateway/test-gateway.ts';

/** Every payment provider, in the order of the admin panel. */
export const ALL_PROVIDERS: readonly PaymentProvider[] = [
  offline,
  bankTransfer,
  testGateway,
  monri,
  corvuspay,
  paypal,
];
