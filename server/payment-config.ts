import { type Static, Type } from 'typebox';

/** Names and rules of the environment that are about payments. */
export const paymentEnvironment = {
  PAYMENT_TEST_MODE: Type.Optional(Type.Boolean()),
  MONRI_TOKEN: Type.Optional(Type.String()),
  MONRI_KEY: Type.Optional(Type.String()),
  MONRI_URL: Type.String({ default: 'https://ipg.monri.com', pattern: '^https?://[^/]+$' }),
  CORVUSPAY_STORE: Type.Optional(Type.String()),
  CORVUSPAY_SECRET: Type.Optional(Type.String()),
  CORVUSPAY_URL: Type.String({
    default: 'https://wallet.corvuspay.com',
    pattern: '^https?://[^/]+$',
  }),
  CORVUSPAY_STATUS_URL: Type.String({
    default: 'https://cps.corvuspay.com/status',
    pattern: '^https://',
  }),
  CORVUSPAY_CERTIFICATE: Type.Optional(Type.String()),
  CORVUSPAY_CERTIFICATE_KEY: Type.Optional(Type.String()),
  CORVUSPAY_AUTHORITY: Type.Optional(Type.String()),
  PAYPAL_CLIENT_ID: Type.Optional(Type.String()),
  PAYPAL_SECRET: Type.Optional(Type.String()),
  PAYPAL_API_URL: Type.String({
    default: 'https://api-m.paypal.com',
    pattern: '^https?://[^/]+$',
  }),
  PAYPAL_SCRIPT_URL: Type.String({ default: 'https://www.paypal.com/sdk/js' }),
};
const environmentSchema = Type.Object(paymentEnvironment);
type PaymentEnvironment = Static<typeof environmentSchema>;

/** Accounts at payment providers; a provider whose keys are missing is not offered. */
export interface PaymentConfig {
  /**
   * A gateway of our own replaces the card provider, and whoever pays there decides whether they
   * paid. On where it is asked for, and in a demonstration without a card provider.
   */
  testMode: boolean;
  monri?: { authenticityToken: string; key: string; url: string };
  corvuspay?: { storeId: string; secret: string; url: string; status?: CorvusStatusConfig };
  paypal?: { clientId: string; secret: string; apiUrl: string; scriptUrl: string };
}

/** CorvusPay's status service, and the files that open it: PEM each. */
export interface CorvusStatusConfig {
  url: string;
  certificateFile: string;
  keyFile: string;
  /** The authority that signed the service's certificate; absent: those that Node trusts. */
  authorityFile?: string;
}

/** The accounts that an environment sets up; `isDemonstration`: the sample shop, for this machine alone. */
export function paymentsOf(values: PaymentEnvironment, isDemonstration: boolean): PaymentConfig {
  const { MONRI_TOKEN, MONRI_KEY, CORVUSPAY_STORE, CORVUSPAY_SECRET } = values;
  const { PAYPAL_CLIENT_ID, PAYPAL_SECRET } = values;
  return {
    testMode: values.PAYMENT_TEST_MODE ?? (isDemonstration && !(MONRI_KEY || CORVUSPAY_SECRET)),
    ...(MONRI_TOKEN &&
      MONRI_KEY && {
        monri: { authenticityToken: MONRI_TOKEN, key: MONRI_KEY, url: values.MONRI_URL },
      }),
    ...(CORVUSPAY_STORE &&
      CORVUSPAY_SECRET && {
        corvuspay: {
          storeId: CORVUSPAY_STORE,
          secret: CORVUSPAY_SECRET,
          url: values.CORVUSPAY_URL,
          ...corvusStatusOf(values),
        },
      }),
    ...(PAYPAL_CLIENT_ID &&
      PAYPAL_SECRET && {
        paypal: {
          clientId: PAYPAL_CLIENT_ID,
          secret: PAYPAL_SECRET,
          apiUrl: values.PAYPAL_API_URL,
          scriptUrl: values.PAYPAL_SCRIPT_URL,
        },
      }),
  };
}

function corvusStatusOf(values: PaymentEnvironment): { status?: CorvusStatusConfig } {
  const { CORVUSPAY_CERTIFICATE: certificateFile, CORVUSPAY_CERTIFICATE_KEY: keyFile } = values;
  if (!(certificateFile && keyFile)) return {};
  return {
    status: {
      url: values.CORVUSPAY_STATUS_URL,
      certificateFile,
      keyFile,
      ...(values.CORVUSPAY_AUTHORITY && { authorityFile: values.CORVUSPAY_AUTHORITY }),
    },
  };
}
