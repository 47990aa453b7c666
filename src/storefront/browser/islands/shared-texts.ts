import type { Namespaces } from '#runtime/i18n/catalogue.ts';
import type { PageData } from '../page/page-data.ts';

/**
 * Fetches what scripts of any page may show, and gives a function that waits for it. It is on its
 * way at once: a form that is sent without network has to find what it says then.
 */
export function fetchSharedTexts({ sharedTexts: url }: PageData): () => Promise<Namespaces> {
  // biome-ignore lint/style/noRestrictedGlobals: this asks for a file, not for the API
  const read = async (): Promise<Namespaces> => (url ? (await fetch(url)).json() : {});
  const early = read();
  // Whoever waits for it asks once more.
  early.catch(() => undefined);
  return () => early.catch(read);
}
