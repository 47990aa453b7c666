import { type Answer, useQuestion } from './use-question.ts';

/** The newest answer to a question; the one before stays until it comes. */
export function useLatest<T>(key: string | null, load: () => Promise<T>, pauseMs = 0): Answer<T> {
  return useQuestion(key, load, { pauseMs });
}
