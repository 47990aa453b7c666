import type { ContentRules } from '#schemas/site-entry.ts';
import type { BlockLookup } from './types.ts';

/** The rules of content over the registered blocks; the server and the editor apply the same. */
export function createContentRules(_registry: BlockLookup): ContentRules {
  throw new Error('Izlog: createContentRules has no body yet.');
}
