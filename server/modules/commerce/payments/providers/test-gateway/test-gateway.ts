import { byLocale } from '#domain/locales.ts';
import { serverTexts } from '#locales/server-texts.ts';
import { ONLINE_PATIENCE_MS } from '../../patience.ts';
import { defineProvider } from '../../payment-provider.ts';
import { signFields } from '../../signing.ts';
import { testGatewayForm } from './messages.ts';
import { testGatewayRoutes } from './routes.ts';

/** Stands in for a card provider: the same signed form and messages, on a page of our own (G-084). */
export const testGateway = defineProvider({
  id: 'testGateway',
  labels: byLocale((locale) => serverTexts(locale).paymentProviders.testGateway),
  settings: {},
  isOnline: true,
  patienceMs: ONLINE_PATIENCE_MS,
  isForTests: true,
  setUp(_settings, { testMode, secretFor }) {
    if (!testMode) return null;
    const secret = secretFor('test-gateway');
    return {
      start: (request) => testGatewayForm(secret, request),
      refund: async ({ reference }, _amountCents, key) => ({
        result: 'done',
        providerReference: signFields(secret, { reference, key }).slice(0, 24),
      }),
      routes: (app, payments, limitCalls) => testGatewayRoutes(app, payments, limitCalls, secret),
    };
  },
});
