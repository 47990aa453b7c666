import { isOib } from '#domain/people/oib.ts';
import { isPasswordComplex } from '#domain/people/password.ts';

const SAFE_SCHEMES = /^(?:https?:|mailto:|tel:)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters inside a URL, so they can hide a scheme
const CONTROL = /[\u0000-\u0020\u007f]/;

/** The address when a page may link to it, else null: no `javascript:`, no `//host`, no control characters. */
export function safeUrl(href: string): string | null {
  if (CONTROL.test(href) || href === '') return null;
  if (href.startsWith('/')) return href.startsWith('//') || href.startsWith('/\\') ? null : href;
  if (href.startsWith('#') || href.startsWith('?')) return href;
  return SAFE_SCHEMES.test(href) ? href : null;
}

const INSTANT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?Z$/;

/** True for an ISO 8601 instant in UTC (`2026-05-01T08:00:00Z`) on a day that exists. */
export function isInstant(text: string): boolean {
  const day = INSTANT.exec(text)?.[1];
  return day !== undefined && new Date(text).getUTCDate() === Number(day);
}

const LOCAL_PART = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const DOMAIN_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^${LOCAL_PART}@(?:${DOMAIN_LABEL}\\.)+${DOMAIN_LABEL}$`, 'i');

/** True for an address that a mail server would take: no quotes, no comments, a domain with a dot. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && EMAIL.test(text);
}

const LINE_BREAKS = /\p{Cc}|[\u2028\u2029]/u;

/** True for a text on one line that is not blank: a name, a street, no tabs, no control characters. */
export function isLine(text: string): boolean {
  return text.trim() !== '' && !LINE_BREAKS.test(text);
}

/**
 * The string formats our schemas use, for Ajv (`new Ajv({ formats })`) and Fastify
 * (`ajv.customOptions.formats`). A schema that names another format does not compile.
 */
export const formats = {
  'safe-url': (text: string) => safeUrl(text) !== null,
  'date-time': isInstant,
  email: isEmail,
  oib: isOib,
  password: isPasswordComplex,
  line: isLine,
  'line-or-empty': (text: string) => text === '' || isLine(text),
  'email-or-empty': (text: string) => text === '' || isEmail(text),
  'oib-or-empty': (text: string) => text === '' || isOib(text),
};
