import type { Config } from '#server/config.ts';
import type { PaymentAdapter } from './adapter.ts';
import { type CorvusAccount, createCorvuspay } from './adapters/corvuspay.ts';
import { createMonri, type MonriAccount } from './adapters/monri.ts';
import { bankTransfer, offline } from './adapters/offline.ts';
import { createPaypal, type PaypalAccount } from './adapters/paypal.ts';
import { createTestGateway } from './adapters/test-gateway.ts';
import type { AdapterName } from './payments.tables.ts';

/** Accounts at providers; one that is not set up is absent, and its methods are not offered. */
export interface PaymentAccounts {
  monri?: MonriAccount;
  corvuspay?: CorvusAccount;
  paypal?: PaypalAccount;
  /** Signs what the test gateway says; absent outside of test mode. */
  testSecret?: string;
}

/** The ways of paying that work here. */
export function createAdapters(accounts: PaymentAccounts): Map<AdapterName, PaymentAdapter> {
  const { monri, corvuspay, paypal, testSecret } = accounts;
  const adapters = [
    offline,
    bankTransfer,
    ...(monri ? [createMonri(monri)] : []),
    ...(corvuspay ? [createCorvuspay(corvuspay)] : []),
    ...(paypal ? [createPaypal(paypal)] : []),
    ...(testSecret !== undefined ? [createTestGateway(testSecret)] : []),
  ];
  return new Map(adapters.map((adapter) => [adapter.name, adapter]));
}

/** Accounts of the configuration; the secret of the test gateway is made from the server's own. */
export function accountsOf(
  { payments }: Pick<Config, 'payments'>,
  testSecret: string,
): PaymentAccounts {
  const { monri, corvuspay, paypal, testMode } = payments;
  return {
    ...(monri && { monri }),
    ...(corvuspay && { corvuspay }),
    ...(paypal && { paypal }),
    ...(testMode && { testSecret }),
  };
}

/** Where the browser goes, or loads from, to pay: the origins of the accounts and nothing else (S36). */
export interface PaymentSources {
  /** Forms are posted there (PAY-14). */
  forms: readonly string[];
  /** Buttons come from there, and open frames of it (PAY-10). */
  scripts: readonly string[];
}

export function sourcesOf({ monri, corvuspay, paypal }: PaymentAccounts): PaymentSources {
  const originsOf = (urls: readonly (string | undefined)[]) =>
    urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
  return {
    forms: originsOf([monri?.url, corvuspay?.url]),
    scripts: originsOf([paypal?.scriptUrl]),
  };
}
