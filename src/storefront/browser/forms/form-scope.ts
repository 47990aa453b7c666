import type { Translate } from '#runtime/i18n/texts.ts';
import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import type { LoaderTools } from '../loader-tools.ts';
import type { PageData } from '../page/page-data.ts';

/** What the handlers of forms need. */
export interface FormScope {
  data: PageData;
  client: ClientContextValue;
  t: Translate;
  loader: LoaderTools;
}
