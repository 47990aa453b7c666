import type { Locale } from '#domain/locales.ts';
import { serverTexts } from '#locales/server-texts.ts';
import type { HostedForm } from '#server/forms/answer.ts';
import { type PageMaker, plainPage } from '#server/plugins/plain-page.ts';
import { HOSTED_FORM_ID } from './form.ts';

/**
 * The provider's form, and the page that holds it for browsers without scripts (PAY-14); `forms` are
 * the hosts it may post to.
 */
export async function hostedFormOf(
  maker: PageMaker,
  html: string,
  locale: Locale,
  forms: readonly string[],
): Promise<HostedForm> {
  const { title: heading, text, submit } = serverTexts(locale).paymentPage;
  const written = { html, id: HOSTED_FORM_ID };
  const form = { buttons: [{ label: submit }], written };
  return { html, page: await plainPage(maker, { locale, heading, text, form }, forms) };
}
