import { useMemo } from 'react';
import { translatorOf } from '#kit/editor-texts.ts';
import { presetsTexts } from '#locales/presets-texts.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { useAdmin } from '../../admin-context.ts';

/** Translator of the presets' own texts. */
export function usePresetsTexts(): Translate {
  const { locale } = useAdmin();
  return useMemo(() => translatorOf(locale, presetsTexts(locale)), [locale]);
}
