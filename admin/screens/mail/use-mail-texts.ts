import { useMemo } from 'react';
import { translatorOf } from '#kit/editor-texts.ts';
import { mailPanelTexts } from '#locales/mail-panel-texts.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { useAdmin } from '../../admin-context.ts';

/** Translator of what only the screens for mail say. */
export function useMailTexts(): Translate {
  const { locale } = useAdmin();
  return useMemo(() => translatorOf(locale, mailPanelTexts(locale)), [locale]);
}
