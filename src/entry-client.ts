import type { Namespaces } from '#runtime/i18n/catalogue.ts';
import { CONSENT_COOKIE } from '#schemas/actions.ts';
import type { Actions } from './client/actions.ts';
import { installBehaviours } from './client/behaviours.ts';
import { importChunk, prefetchWhenIdle } from './client/chunks.ts';
import { hasCookie } from './client/cookies.ts';
import { watchForms } from './client/form-watch.ts';
import { watchIslands } from './client/islands.ts';
import { watchLists } from './client/list-watch.ts';
import type { LoaderTools } from './client/loader-tools.ts';
import { installLoadingBar } from './client/loading-bar.ts';
import { installMenus } from './client/menus.ts';
import { PAGE_DATA_ID, type PageData } from './client/page-data.ts';
import { fetchSharedTexts } from './client/shared-texts.ts';

/** The page's own data, written by our server. */
function readPageData(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');
}

interface ActionsChunk {
  startActions(data: PageData, shared: Namespaces, loader: LoaderTools): Actions;
}

const data = readPageData();
const sharedTexts = fetchSharedTexts(data);
let started: Promise<Actions> | null = null;

/** Runs the larger part of the page's script, the first time somebody needs it. */
function actions(): Promise<Actions> {
  const [url = ''] = data.actions;
  started ??= Promise.all([importChunk<ActionsChunk>(url), sharedTexts()]).then(
    ([{ startActions }, shared]) => startActions(data, shared, { hasCookie, importChunk }),
  );
  return started;
}

const hasSession = hasCookie('izlog_session');
const page = document.documentElement.dataset;
page['session'] = hasSession ? 'user' : 'guest';
if (hasCookie(CONSENT_COOKIE)) page['cookies'] = '';

installBehaviours();
installLoadingBar();
installMenus();
watchForms(data.validators, actions);
watchLists(actions);
watchIslands(data, actions);
// A form that is sent without network has to find its script.
prefetchWhenIdle([...data.actions, ...data.forms]);
const mayTrack = hasCookie(CONSENT_COOKIE) && document.querySelector('script[data-consent]');
if (hasSession || hasCookie('cartId') || mayTrack) void actions();
