import { byLocale } from '#domain/locales.ts';
import { serverTexts } from '#locales/server-texts.ts';
import { defineProvider } from '../../payment-provider.ts';

/** Pay on delivery or in the shop: nothing is left to do in the browser (PAY-15). */
export const offline = defineProvider({
  id: 'offline',
  labels: byLocale((locale) => serverTexts(locale).paymentProviders.offline),
  settings: {},
  isOnline: false,
  setUp: () => ({ start: () => '' }),
});
