import { ALL_PROVIDERS } from './all-providers.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The provider of an id; undefined for one that is not part of the product. */
export function findProvider(id: string): PaymentProvider | undefined {
  return ALL_PROVIDERS.find((provider) => provider.id === id);
}

/** Whether a provider tells us of the money; else a person takes note of it. */
export function isPaidOnline(id: string): boolean {
  return findProvider(id)?.isOnline ?? false;
}

/** Whether it is paid by buttons that are gone with their page. */
export function isPaidByButtons(id: string): boolean {
  return findProvider(id)?.hasButtons ?? false;
}

/** Whether the shopper has to be told where to transfer the money. */
export function isTransfer(id: string): boolean {
  return findProvider(id)?.isTransfer ?? false;
}

/** Whether an order paid by it is a test: no money came. */
export function isPaidInTest(id: string): boolean {
  return findProvider(id)?.isForTests ?? false;
}

/** How long orders wait for the money of each provider; those that wait for ever are left out. */
export function patienceOfProviders(): { id: string; patienceMs: number }[] {
  return ALL_PROVIDERS.flatMap(({ id, patienceMs }) =>
    patienceMs === undefined ? [] : [{ id, patienceMs }],
  );
}
