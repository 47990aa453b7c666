import { escapeXml } from '#server/escape.ts';

/** A page of our own that shows the form has its button outside of it. */
export const HOSTED_FORM_ID = 'hosted-payment';

/**
 * HTML of a form that the browser posts to a provider (PAY-14). The client takes it apart into
 * address and fields; it is never put into a page as it is (S15).
 */
export function hostedForm(action: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  );
  return `<form id="${HOSTED_FORM_ID}" method="post" action="${escapeXml(action)}">${inputs.join('')}</form>`;
}
