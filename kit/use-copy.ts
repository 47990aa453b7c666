import { useBackOffice } from './back-office-context.ts';

/** Puts a text on the clipboard, and says whether that worked in the sentences it is given. */
export function useCopy(sentences: { copied: string; failed: string }) {
  const { announce } = useBackOffice();
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      announce(sentences.copied);
    } catch {
      announce(sentences.failed);
    }
  };
}
