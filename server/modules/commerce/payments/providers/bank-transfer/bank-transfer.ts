import { byLocale } from '#domain/locales.ts';
import { serverTexts } from '#locales/server-texts.ts';
import { TRANSFER_PATIENCE_MS } from '../../patience.ts';
import { defineProvider } from '../../payment-provider.ts';

/** Bank transfer: the order's document and mail say what to transfer, and where. */
export const bankTransfer = defineProvider({
  id: 'bankTransfer',
  labels: byLocale((locale) => serverTexts(locale).paymentProviders.bankTransfer),
  settings: {},
  isOnline: false,
  patienceMs: TRANSFER_PATIENCE_MS,
  isTransfer: true,
  setUp: () => ({ start: () => '' }),
});
