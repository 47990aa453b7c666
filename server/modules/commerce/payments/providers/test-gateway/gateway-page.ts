import { formatMoney } from '#domain/commerce/money.ts';
import { DEFAULT_LOCALE, LOCALES } from '#domain/locales.ts';
import { serverTexts } from '#locales/server-texts.ts';
import type { PlainPage } from '#schemas/site-entry.ts';
import type { TestGatewayFields } from './messages.ts';

const DECISIONS = ['approve', 'decline', 'cancel'] as const;

/** The page of the test gateway: the visitor decides what the "bank" says. */
export function gatewayPage({ decision: _decision, ...fields }: TestGatewayFields): PlainPage {
  const locale = LOCALES.find((known) => known === fields.language) ?? DEFAULT_LOCALE;
  const texts = serverTexts(locale).testGateway;
  return {
    locale,
    heading: texts.title,
    text: texts.text,
    facts: [
      { label: texts.order, value: fields.order_number },
      { label: texts.amount, value: formatMoney(Number(fields.amount) / 100, fields.currency) },
    ],
    form: {
      fields,
      buttons: DECISIONS.map((value) => ({ label: texts[value], name: 'decision', value })),
    },
  };
}
