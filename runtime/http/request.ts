import type { ApiFailure, Endpoint } from '#schemas/api/endpoint.ts';

/** What the browser must know to call the API (SITE-20); the page's data carries it. */
export interface ApiConfig {
  /** Origin of the API; empty for the page's own. */
  base: string;
  siteId: number;
  storeId: number;
  apiKey: string;
  languageCode: string;
}

/** Set by a tester to call without the site's key (SITE-21). */
const SKIP_API_KEY = /(?:^|;\s*)skipApiKey=/;

/** Headers of every call. No token: in a browser it travels in httpOnly cookies. */
export function apiHeaders(config: ApiConfig, cookies: string): Record<string, string> {
  return {
    languageCode: config.languageCode,
    storeId: String(config.storeId),
    siteId: String(config.siteId),
    'x-izlog-client': 'browser',
    ...(SKIP_API_KEY.test(cookies) ? {} : { apiKey: config.apiKey }),
  };
}

/** Parts of a call's input; endpoints without a part ignore it. */
export interface CallInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  /** Further headers, e.g. `captchaToken`. */
  headers?: Record<string, string>;
}

/** Address of a call: the endpoint's path with its parameters filled in, and the query. */
export function callUrl(config: ApiConfig, endpoint: Pick<Endpoint, 'path'>, input: CallInput) {
  const { params = {}, query = {} } = input;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return `${config.base}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** The failure that an answer's body describes; a body of another kind gives the status text. */
export function failureOf(statusCode: number, body: unknown, statusText: string): ApiFailure {
  const read = isFailure(body) ? body : undefined;
  const message = read?.message ?? statusText;
  return {
    errored: true,
    statusCode,
    message,
    error: read?.error ?? { code: '', payload: { message } },
  };
}

/** What a call yields when no answer came (SITE-23). */
export function noAnswer(): ApiFailure {
  return failureOf(0, undefined, 'Network error');
}

function isFailure(body: unknown): body is ApiFailure {
  return typeof body === 'object' && body !== null && 'errored' in body && 'error' in body;
}
