import { useMemo } from 'react';
import { byLocale, type Locale } from '#domain/locales.ts';
import { translatorOf } from '#kit/editor-texts.ts';
import { setupTexts } from '#locales/setup-texts.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { useAdmin } from '../../admin-context.ts';

/** Translator of the guide's own texts. */
export function useSetupTexts(): Translate {
  const { locale } = useAdmin();
  return useMemo(() => translatorOf(locale, setupTexts(locale)), [locale]);
}

/** A text of the guide in every language, for what is stored in all of them. */
export function inAllLanguages(key: string): Record<Locale, string> {
  return byLocale((locale) => setupTexts(locale)[key] ?? '');
}
