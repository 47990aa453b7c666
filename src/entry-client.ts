import { CONSENT_COOKIE } from '#domain/web/actions.ts';
import type { Namespaces } from '#locales/site-texts.ts';
import type { Actions } from './storefront/browser/actions.ts';
import { installBehaviours } from './storefront/browser/behaviours.ts';
import { addToCart, pendingPieces } from './storefront/browser/cart/add-to-cart.ts';
import { actionOf, registerAction } from './storefront/browser/forms/form-actions.ts';
import { postForm, valuesOf } from './storefront/browser/forms/form-post.ts';
import { watchForms } from './storefront/browser/forms/form-watch.ts';
import { importChunk } from './storefront/browser/islands/chunks.ts';
import { watchEnhancers } from './storefront/browser/islands/enhancers.ts';
import { watchIslands } from './storefront/browser/islands/islands.ts';
import { fetchSharedTexts } from './storefront/browser/islands/shared-texts.ts';
import { watchLists } from './storefront/browser/lists/list-watch.ts';
import type { LoaderTools } from './storefront/browser/loader-tools.ts';
import { hasCookie } from './storefront/browser/page/cookies.ts';
import { installLoadingBar } from './storefront/browser/page/loading-bar.ts';
import { installMenus } from './storefront/browser/page/menus.ts';
import { PAGE_DATA_ID, type PageData } from './storefront/browser/page/page-data.ts';
import { skipSamePage } from './storefront/browser/page/same-page.ts';

/** The page's own data, written by our server. */
function readPageData(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');
}

interface ActionsChunk {
  startActions(data: PageData, shared: Namespaces, loader: LoaderTools): Actions;
}

const data = readPageData();
const loader: LoaderTools = {
  hasCookie,
  importChunk,
  pendingPieces,
  registerAction,
  actionOf,
  valuesOf,
  postForm: (...sent) => postForm(data.api, ...sent),
};
let started: Promise<Actions> | null = null;

/** Runs the larger part of the page's script, the first time somebody needs it. */
function actions(): Promise<Actions> {
  const [url = ''] = data.actions;
  started ??= Promise.all([importChunk<ActionsChunk>(url), fetchSharedTexts(data)]).then(
    ([{ startActions }, shared]) => startActions(data, shared, loader),
  );
  // Without network nothing is lost for the next time.
  started.catch(() => {
    started = null;
  });
  return started;
}

const hasSession = hasCookie('izlog_session');
const page = document.documentElement.dataset;
page['session'] = hasSession ? 'user' : 'guest';
if (hasCookie(CONSENT_COOKIE)) page['cookies'] = '';

registerAction('cart.add', addToCart(data, actions));
installBehaviours();
installLoadingBar();
skipSamePage();
installMenus();
watchForms(data, actions);
watchLists(data, actions);
watchIslands(data, actions);
watchEnhancers(data);
const mayTrack = hasCookie(CONSENT_COOKIE) && document.querySelector('script[data-consent]');
if (hasSession || hasCookie('cartId') || mayTrack) void actions();
// Another tab has begun a cart, or changed it (`cart-tabs.ts`).
addEventListener('storage', () => {
  if (hasCookie('cartId')) void actions();
});
