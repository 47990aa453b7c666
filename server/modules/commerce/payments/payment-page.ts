import { serverTexts } from '#locales/server-texts.ts';
import type { PlainPage } from '#schemas/site-entry.ts';
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
  { locale, theme }: Pick<PlainPage, 'locale' | 'theme'>,
  forms: readonly string[],
): Promise<HostedForm> {
  const { title: heading, text, submit } = serverTexts(locale).paymentPage;
  const written = { html, id: HOSTED_FORM_ID };
  const form = { buttons: [{ label: submit }], written };
  const page = { locale, heading, text, form, ...(theme && { theme }) };
  return { html, page: await plainPage(maker, page, forms) };
}
