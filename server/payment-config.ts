import { Type } from 'typebox';
import { ALL_PROVIDERS } from './modules/commerce/payments/all-providers.ts';
import { givenTo } from './plugin-settings.ts';

/** Names and rules of the environment that are about payments, whoever carries them out. */
export const paymentEnvironment = {
  PAYMENT_TEST_MODE: Type.Optional(Type.Boolean({ examples: [true] })),
};

/** What is set up about payments; a provider whose keys are missing is not offered. */
export interface PaymentConfig {
  /**
   * A gateway of our own replaces the card provider, and whoever pays there decides whether they
   * paid. On where it is asked for, and in a demonstration without a card provider.
   */
  testMode: boolean;
  /** Settings of providers that the environment has, by name; absent: none. */
  settings?: Readonly<Record<string, unknown>>;
}

/** What an environment sets up; `isDemonstration`: the sample shop, for this machine alone. */
export function paymentsOf(
  given: Readonly<Record<string, unknown>>,
  testMode: boolean | undefined,
  isDemonstration: boolean,
): PaymentConfig {
  const takesCards = ALL_PROVIDERS.some(({ cardSetting = '' }) => cardSetting in given);
  return {
    testMode: testMode ?? (isDemonstration && !takesCards),
    ...givenTo(ALL_PROVIDERS, given),
  };
}
