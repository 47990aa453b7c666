import type { Locale } from '#domain/locales.ts';
import { serverTexts } from '#locales/server-texts.ts';
import type { HostedForm } from '#server/forms/answer.ts';
import { HOSTED_FORM_ID } from './form.ts';

/** The provider's form, and the page that holds it for browsers without scripts; `forms` are the hosts it may post to. */
export function hostedFormOf(html: string, locale: Locale, forms: readonly string[]): HostedForm {
  return { html, page: { html: pageOf(html, locale), contentPolicy: policyOf(forms) } };
}

/** Where a script would send the provider's form by itself: the form with a button (PAY-14). */
function pageOf(hostedForm: string, locale: Locale): string {
  const { title, text, submit } = serverTexts(locale).paymentPage;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title}</title></head>`,
    '<body style="font: 1.125rem/1.5 system-ui, sans-serif; max-width: 28rem; margin: 4rem auto; padding: 0 1rem">',
    `<main><h1 style="font-size: 1.5rem">${title}</h1><p>${text}</p>`,
    `${hostedForm}<p><button form="${HOSTED_FORM_ID}">${submit}</button></p>`,
    '</main></body></html>',
  ].join('');
}

/** The page does nothing but post its form, to us or to a provider that is set up (S36). */
function policyOf(forms: readonly string[]): string {
  const target = ["form-action 'self'", ...forms].join(' ');
  return `default-src 'none'; style-src-attr 'unsafe-inline'; ${target}; base-uri 'none'; frame-ancestors 'none'`;
}
