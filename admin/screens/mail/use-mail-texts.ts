import { mailPanelTexts } from '#locales/mail-panel-texts.ts';
import { useOwnTexts } from '../../use-own-texts.ts';

/** Translator of what only the screens for mail say. */
export const useMailTexts = () => useOwnTexts(mailPanelTexts);
