import { defineProvider } from '../../payment-provider.ts';

/** Pay on delivery or in the shop: nothing is left to do in the browser (PAY-15). */
export const offline = defineProvider({
  id: 'offline',
  labels: { hr: 'Izvan weba', en: 'Offline', de: 'Offline' },
  settings: {},
  isOnline: false,
  setUp: () => ({ start: () => '' }),
});
