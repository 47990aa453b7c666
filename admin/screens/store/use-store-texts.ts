import { storeTexts } from '#locales/store-texts.ts';
import { useOwnTexts } from '../../use-own-texts.ts';

/** Translator of what only the screens for numbers, taxes and search say. */
export const useStoreTexts = () => useOwnTexts(storeTexts);
