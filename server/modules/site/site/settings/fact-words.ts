import type { Locale } from '#domain/locales.ts';
import type { Facts } from '#domain/placeholders/facts.ts';
import { type FactKey, factTexts } from '#locales/server-texts.ts';

/** Says a word about facts; `count` chooses the plural form. */
export type FactWords = (
  key: FactKey,
  params?: Readonly<Record<string, string | number>> & { count?: number },
) => string;

/** Words about facts in a language. */
export function factWords(locale: Locale): FactWords {
  const texts = factTexts(locale);
  const plural = new Intl.PluralRules(locale);
  return (key, params = {}) => {
    const { count } = params;
    const text = texts[count === undefined ? key : `${key}_${plural.select(count)}`] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => String(params[name] ?? all));
  };
}

/** What the facts of a group are called that every shop has: those that there is a text for. */
export function factLabels(group: string, locale: Locale): Facts {
  const ofGroup = ([key]: [string, string]) =>
    key.startsWith(`${group}.`) && !key.startsWith(`${group}.of`);
  return Object.fromEntries(Object.entries(factTexts(locale)).filter(ofGroup));
}
