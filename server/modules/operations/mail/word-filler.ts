import type { CallContext } from '#server/plugins/call-context.ts';

/** Fills what a shop's own words leave open with what its settings say. */
export interface WordFiller {
  fill<T>(place: Pick<CallContext, 'site' | 'store' | 'locale'>, words: T): Promise<T>;
}
