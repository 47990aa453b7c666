import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

export const GATEWAY = '/api/v2/ecommerce/checkout/payment/testGateway';

/** Fields of a form, as the browser would post them. */
export type Fields = Record<string, string>;

/** Where a form goes and what it holds; the client takes forms apart the same way (S15). */
export function readForm(html: string): { action: string; fields: Fields } {
  const action = /<form[^>]* action="([^"]*)"/.exec(html)?.[1] ?? '';
  const fields = [...html.matchAll(/<input[^>]* name="([^"]*)" value="([^"]*)"/g)];
  return {
    action: decode(action),
    fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, decode(value)])),
  };
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Posts a form as a browser does. */
export function postForm(
  { app }: TestApp,
  url: string,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** What a visitor does on the page of the test gateway. */
export function decideAtGateway(
  test: TestApp,
  html: string,
  decision: 'approve' | 'decline' | 'cancel',
): Promise<LightMyRequestResponse> {
  return postForm(test, GATEWAY, { ...readForm(html).fields, decision });
}
