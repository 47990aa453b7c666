import { Type } from 'typebox';
import { byLocale } from '#domain/locales.ts';
import { ONLINE_PATIENCE_MS } from '../../patience.ts';
import { defineProvider } from '../../payment-provider.ts';
import { createPaypalApi } from './api.ts';
import { paypalButtons } from './buttons.ts';
import { headersOf } from './calls.ts';

/**
 * PayPal's buttons; what they are for is made there by our server, which takes the money of an order
 * too (PAY-10 to PAY-13).
 */
export const paypal = defineProvider({
  id: 'paypal',
  labels: byLocale(() => 'PayPal'),
  settings: {
    PAYPAL_CLIENT_ID: Type.Optional(Type.String()),
    PAYPAL_SECRET: Type.Optional(Type.String()),
    PAYPAL_API_URL: Type.String({
      default: 'https://api-m.paypal.com',
      pattern: '^https?://[^/]+$',
      description: 'a web address without a path',
    }),
    PAYPAL_SCRIPT_URL: Type.String({ default: 'https://www.paypal.com/sdk/js' }),
  },
  together: [['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET']],
  isOnline: true,
  patienceMs: ONLINE_PATIENCE_MS,
  hasButtons: true,
  hasSubscriptions: true,
  setUp(values) {
    const { PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret } = values;
    if (!(clientId && secret)) return null;
    const { PAYPAL_API_URL: apiUrl, PAYPAL_SCRIPT_URL: scriptUrl } = values;
    const account = { clientId, secret, apiUrl, scriptUrl };
    return {
      start: (request) => paypalButtons(account, request),
      async check() {
        await headersOf(account);
        return `${apiUrl} answers, and the keys are right`;
      },
      ...createPaypalApi(account),
      contentSources: { scripts: [scriptUrl] },
    };
  },
});
