import { settingsTexts } from '#locales/settings-texts.ts';
import { useOwnTexts } from '../../use-own-texts.ts';

/** Translator of what the settings say beside their names and hints. */
export const useSettingsTexts = () => useOwnTexts(settingsTexts);
