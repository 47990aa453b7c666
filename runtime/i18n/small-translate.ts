import type { Locale } from '#domain/locales.ts';
import type { Namespaces } from '#locales/site-texts.ts';
import type { Translate } from './texts.ts';

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * The browser's translator: what i18next does with plain texts, placeholders and plurals, on
 * `Intl.PluralRules`. A test holds it to i18next's output.
 */
export function createSmallTranslate(locale: Locale, texts: Namespaces): Translate {
  const plural = new Intl.PluralRules(locale);
  return (key, params = {}) => {
    const at = key.indexOf(':');
    const namespace = texts[at < 0 ? 'common' : key.slice(0, at)] ?? {};
    const name = key.slice(at + 1);
    const count = params['count'];
    const text =
      (typeof count === 'number' ? namespace[`${name}_${plural.select(count)}`] : undefined) ??
      namespace[name] ??
      name;
    return text.replace(PLACEHOLDER, (whole, placeholder: string) =>
      String(params[placeholder] ?? whole),
    );
  };
}
