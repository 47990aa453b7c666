import type { Translate } from '#runtime/i18n/texts.ts';

/** The text of a key that the server may know more of than we have texts for. */
export function textOr(
  t: Translate,
  key: string,
  otherwise: string,
  params: Record<string, string> = {},
): string {
  const text = t(key, params);
  return text === key ? otherwise : text;
}
