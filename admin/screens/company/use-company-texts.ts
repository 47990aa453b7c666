import { companyTexts } from '#locales/company-texts.ts';
import { useOwnTexts } from '../../use-own-texts.ts';

/** Translator of what only the screens for the seller and the legal pages say. */
export const useCompanyTexts = () => useOwnTexts(companyTexts);
