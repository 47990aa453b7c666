import { replacingTexts } from '#locales/replacing-texts.ts';
import { useOwnTexts } from '../../../use-own-texts.ts';

/** Texts of finding and replacing. */
export const useReplacingTexts = () => useOwnTexts(replacingTexts);
