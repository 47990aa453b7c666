import { formatMoney } from '#domain/commerce/money.ts';
import { DEFAULT_LOCALE, LOCALES } from '#domain/locales.ts';
import { serverTexts } from '#locales/server-texts.ts';
import { escapeXml } from '#server/escape.ts';
import type { TestGatewayFields } from './messages.ts';

const DECISIONS = ['approve', 'decline', 'cancel'] as const;

/** The page of the test gateway: the visitor decides what the "bank" says. */
export function gatewayPage(fields: TestGatewayFields): string {
  const locale = LOCALES.find((known) => known === fields.language) ?? DEFAULT_LOCALE;
  const texts = serverTexts(locale).testGateway;
  const hidden = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  );
  const buttons = DECISIONS.map(
    (decision) => `<p><button name="decision" value="${decision}">${texts[decision]}</button></p>`,
  );
  const amount = formatMoney(Number(fields.amount) / 100, fields.currency);
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${texts.title}</title></head>`,
    '<body style="font: 1.125rem/1.5 system-ui, sans-serif; max-width: 28rem; margin: 4rem auto; padding: 0 1rem">',
    `<main><h1 style="font-size: 1.5rem">${texts.title}</h1><p>${texts.text}</p>`,
    `<p>${texts.order}: <strong>${escapeXml(fields.order_number)}</strong><br>`,
    `${texts.amount}: <strong>${escapeXml(amount)}</strong></p>`,
    `<form method="post">${hidden.join('')}${buttons.join('')}</form></main></body></html>`,
  ].join('');
}
