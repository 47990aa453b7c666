import { readFileSync } from 'node:fs';
import type { Config } from '#server/config.ts';
import type { AdapterName } from '#server/db/tables/payments.ts';
import type { Look, PaymentAdapter } from './adapter.ts';
import { type CorvusAccount, createCorvuspay } from './adapters/corvuspay.ts';
import { lookAtCorvus } from './adapters/corvuspay-status.ts';
import { createMonri, type MonriAccount } from './adapters/monri.ts';
import { lookAtMonri } from './adapters/monri-status.ts';
import { bankTransfer, offline } from './adapters/offline.ts';
import { createPaypal } from './adapters/paypal.ts';
import type { PaypalAccount } from './adapters/paypal-calls.ts';
import type { PaypalServer } from './adapters/paypal-server.ts';
import { createTestGateway } from './adapters/test-gateway.ts';

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

/** How providers are asked about payments; one that is absent cannot be. */
export function createLooks(
  { monri, corvuspay }: PaymentAccounts,
  paypal: PaypalServer | undefined,
): Map<AdapterName, Look> {
  const looks = new Map<AdapterName, Look>();
  if (monri) looks.set('monri', ({ reference }) => lookAtMonri(monri, reference));
  const access = corvuspay?.status;
  if (corvuspay && access) {
    looks.set('corvuspay', (payment) => lookAtCorvus(corvuspay, access, payment));
  }
  if (paypal) {
    looks.set('paypal', async (payment) => {
      const { provider_reference: id } = payment;
      // Without an order there, nothing can have been taken.
      return id === null ? null : paypal.look(id, payment);
    });
  }
  return looks;
}

/** Accounts of the configuration; the secret of the test gateway is made from the server's own. */
export function accountsOf(
  { payments }: Pick<Config, 'payments'>,
  testSecret: string,
): PaymentAccounts {
  const { monri, corvuspay, paypal, testMode } = payments;
  return {
    ...(monri && { monri }),
    ...(corvuspay && { corvuspay: withPapers(corvuspay) }),
    ...(paypal && { paypal }),
    ...(testMode && { testSecret }),
  };
}

/** Reads the certificate of the status service. Throws where a file cannot be read. */
function withPapers({
  status,
  ...account
}: NonNullable<Config['payments']['corvuspay']>): CorvusAccount {
  if (!status) return account;
  const { url, certificateFile, keyFile, authorityFile } = status;
  return {
    ...account,
    status: {
      url,
      certificate: readFileSync(certificateFile, 'utf8'),
      key: readFileSync(keyFile, 'utf8'),
      ...(authorityFile !== undefined && { authority: readFileSync(authorityFile, 'utf8') }),
    },
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
