import { wordsOf } from '#blocks/_ui/search-form/words.ts';
import type { LoadContext } from '#runtime/define-block.ts';

export interface SearchBoxData {
  /** Words that the address searches for. */
  words: string;
}

export async function loadWords({ query }: Pick<LoadContext<unknown>, 'query'>) {
  return { words: wordsOf(query) } satisfies SearchBoxData;
}
