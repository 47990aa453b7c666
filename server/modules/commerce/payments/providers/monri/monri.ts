import { Type } from 'typebox';
import { byLocale } from '#domain/locales.ts';
import { ONLINE_PATIENCE_MS } from '../../patience.ts';
import { defineProvider } from '../../payment-provider.ts';
import { reach } from '../../reach.ts';
import { monriCallback } from './callback.ts';
import { monriForm } from './messages.ts';
import { monriStatus } from './status.ts';

/** Monri WebPay: a signed form leads to its page, a signed message tells the outcome. */
export const monri = defineProvider({
  id: 'monri',
  labels: byLocale(() => 'Monri'),
  settings: {
    MONRI_TOKEN: Type.Optional(Type.String()),
    MONRI_KEY: Type.Optional(Type.String()),
    MONRI_URL: Type.String({
      default: 'https://ipg.monri.com',
      pattern: '^https?://[^/]+$',
      description: 'a web address without a path',
    }),
  },
  together: [['MONRI_TOKEN', 'MONRI_KEY']],
  isOnline: true,
  patienceMs: ONLINE_PATIENCE_MS,
  cardSetting: 'MONRI_KEY',
  setUp({ MONRI_TOKEN: authenticityToken, MONRI_KEY: key, MONRI_URL: url }) {
    if (!(authenticityToken && key)) return null;
    const account = { authenticityToken, key, url };
    return {
      start: (request) => monriForm(account, request),
      check: () => reach(url),
      status: ({ reference }) => monriStatus(account, reference),
      routes: (app, payments, limitCalls) => monriCallback(app, payments, limitCalls, account),
      contentSources: { forms: [url] },
    };
  },
});
