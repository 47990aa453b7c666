import { createSmallTranslate } from '#runtime/i18n/small-translate.ts';
import { installBehaviours } from './client/behaviours.ts';
import { bindTexts } from './client/bindings.ts';
import { createClient } from './client/client.ts';
import { enhanceForms } from './client/forms.ts';
import { watchIslands } from './client/islands.ts';
import { PAGE_DATA_ID, type PageData } from './client/page-data.ts';
import { startUp } from './client/startup.ts';
import { showToasts } from './client/toasts.ts';

/** The page's own data, written by our server. */
function readPageData(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');
}

const data = readPageData();
const client = createClient(data);
const t = createSmallTranslate(data.locale, data.texts);
const { locale, path, mobileView } = data;

installBehaviours();
bindTexts(client, t);
showToasts(client.toasts, { close: t('loader:close') });
enhanceForms({ data, client, t });
watchIslands(
  data,
  { locale, path, mobileView, t, media: (id) => data.media[id] },
  client,
);
startUp(client, data.currencyId);
