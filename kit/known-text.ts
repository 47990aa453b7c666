import type { Translate } from '#runtime/i18n/texts.ts';

/** The text of a key that the server may know more of than we have texts for. */
export function textOr(t: Translate, key: string, otherwise: string): string {
  const text = t(key);
  // A key without a text comes back; how i18next gives it depends on the namespace.
  return text === key || text === `editor:${key}` ? otherwise : text;
}
