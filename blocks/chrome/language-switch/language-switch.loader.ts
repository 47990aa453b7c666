import type { LoadContext } from '#runtime/define-block.ts';
import { type LanguageAddress, languageAddresses } from '#schemas/api/finder.ts';
import type { LanguageSwitchValues } from './language-switch.schema.ts';

export interface LanguageSwitchData {
  /** In the order of the site; one or none: there is nothing to switch. */
  languages: readonly LanguageAddress[];
}

/** Where this page is in every language of the site. */
export async function loadLanguages({
  api,
  route,
}: LoadContext<LanguageSwitchValues>): Promise<LanguageSwitchData> {
  const { languages } = await api.get(languageAddresses, { body: { path: route.path } });
  return { languages };
}
