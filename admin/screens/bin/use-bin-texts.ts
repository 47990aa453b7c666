import { binTexts } from '#locales/bin-texts.ts';
import { useOwnTexts } from '../../use-own-texts.ts';

/** Translator of what the bin says, and what is said before something goes there. */
export const useBinTexts = () => useOwnTexts(binTexts);
