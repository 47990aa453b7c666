import { createInstance } from 'i18next';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { Namespaces } from '#locales/site-texts.ts';
import type { Translate } from './texts.ts';

/**
 * The translator of server and editor: i18next over texts that are at hand, without any loading.
 * `fallback` holds the texts of the default locale for keys that `texts` lacks.
 */
export function createTranslate(
  locale: Locale,
  texts: Namespaces,
  fallback: Namespaces = {},
): Translate {
  const instance = createInstance();
  // `initAsync: false` and texts at hand: ready when the call returns.
  void instance.init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    resources: { [DEFAULT_LOCALE]: fallback, [locale]: texts },
    ns: [...new Set([...Object.keys(texts), ...Object.keys(fallback)])],
    defaultNS: 'common',
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const plain = new Map<string, string>();
  return (key, params) => {
    if (params) return instance.t(key, params);
    const text = plain.get(key) ?? instance.t(key);
    plain.set(key, text);
    return text;
  };
}
