import { Type } from 'typebox';
import { byLocale } from '#domain/locales.ts';
import { hostedForm } from '../form.ts';
import { defineProvider } from '../payment-provider.ts';
import { isSameText, signFields } from '../signing.ts';

export const PARCEL_PAY_PATH = '/parcel-pay/callback';

/** A provider that the product does not have: what a new one takes is in this file alone. */
export const parcelPay = defineProvider({
  id: 'parcelPay',
  labels: byLocale(() => 'ParcelPay'),
  settings: {
    PARCEL_PAY_KEY: Type.Optional(Type.String({ minLength: 3 })),
    PARCEL_PAY_URL: Type.String({ default: 'https://pay.parcel.test', pattern: '^https://' }),
  },
  isOnline: true,
  hasSubscriptions: true,
  setUp({ PARCEL_PAY_KEY: key, PARCEL_PAY_URL: url }) {
    if (!key) return null;
    return {
      start: ({ reference }) => hostedForm(`${url}/pay`, { reference }),
      refund: async (_payment, _amountCents, key) => ({
        result: 'done',
        providerReference: `parcel-${key}`,
      }),
      routes(app, payments) {
        app.post<{ Body: Record<'reference' | 'cents' | 'signature', string> }>(
          PARCEL_PAY_PATH,
          async ({ body: { reference, cents, signature } }, reply) => {
            const isOwn = isSameText(signature, signFields(key, { reference, cents }));
            if (!isOwn) return reply.code(400).send();
            await payments.apply({
              adapter: 'parcelPay',
              reference,
              result: 'paid',
              amountCents: Number(cents),
              currency: 'EUR',
              providerReference: `parcel-${reference}`,
              source: 'callback',
              key: reference,
            });
            return reply.send({ data: {} });
          },
        );
      },
      contentSources: { forms: [url] },
    };
  },
});
