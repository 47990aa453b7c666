import { useMemo } from 'react';
import { translatorOf } from '#kit/editor-texts.ts';
import { companyTexts } from '#locales/company-texts.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { useAdmin } from '../../admin-context.ts';

/** Translator of what only the screens for the seller and the legal pages say. */
export function useCompanyTexts(): Translate {
  const { locale } = useAdmin();
  return useMemo(() => translatorOf(locale, companyTexts(locale)), [locale]);
}
