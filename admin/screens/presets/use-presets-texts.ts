import { presetsTexts } from '#locales/presets-texts.ts';
import { useOwnTexts } from '../../use-own-texts.ts';

/** Translator of the presets' own texts. */
export const usePresetsTexts = () => useOwnTexts(presetsTexts);
