import { useMemo } from 'react';
import type { Locale } from '#domain/locales.ts';
import { translatorOf } from '#kit/editor-texts.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { useAdmin } from './admin-context.ts';

/** Translator of texts that come with the code of a screen, in the language of the panel. */
export function useOwnTexts(
  texts: (locale: Locale) => Readonly<Record<string, string>>,
): Translate {
  const { locale } = useAdmin();
  return useMemo(() => translatorOf(locale, texts(locale)), [locale, texts]);
}
