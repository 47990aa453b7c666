import { answersTexts } from '#locales/answers-texts.ts';
import { useOwnTexts } from '../../../use-own-texts.ts';

/** Translator of what the screens for answers to forms say. */
export const useAnswersTexts = () => useOwnTexts(answersTexts);
