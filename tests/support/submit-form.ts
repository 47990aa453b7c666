import type { LightMyRequestResponse } from 'fastify';
import type { CookieJar } from './cookie-jar.ts';
import type { TestApp } from './test-app.ts';

/** A form of the shop's own pages. */
export interface SentForm {
  /** Below `/akcije/`. */
  path: string;
  fields: Record<string, string> | string[][];
  headers?: Record<string, string>;
}

/** Sends a form as a browser does without JavaScript. */
export function submitForm(
  { app }: TestApp,
  { path, fields, headers }: SentForm,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: `/akcije/${path}`,
    headers: {
      host: 'shop.test',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** The same with the cookies of a browser, which takes what the answer sets. */
export async function submitFrom(
  jar: CookieJar,
  test: TestApp,
  { path, fields, headers }: SentForm,
): Promise<LightMyRequestResponse> {
  const sent = { path, fields, headers: { cookie: jar.header, ...headers } };
  const answer = await submitForm(test, sent);
  jar.take(answer);
  return answer;
}
