import type { Namespaces } from '#locales/site-texts.ts';
import type { PageData } from '../page/page-data.ts';

/** Fetches what scripts of any page may show. */
export async function fetchSharedTexts({ sharedTexts: url }: PageData): Promise<Namespaces> {
  // biome-ignore lint/style/noRestrictedGlobals: this asks for a file, not for the API
  return url ? (await fetch(url)).json() : {};
}
