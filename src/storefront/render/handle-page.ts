import { WORDS_QUERY } from '#blocks/_ui/search-form/words.ts';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { ADDED_QUERY } from '#domain/web/added-to-cart.ts';
import { VERIFICATION_QUERY } from '#domain/web/mail-query.ts';
import { safePathOr } from '#domain/web/safe-path.ts';
import { SCREENS, type Screen, type ScreenName, screenPath } from '#runtime/links/screens.ts';
import type { Registry } from '#runtime/registry.ts';
import type { PagePorts, PageRequest, PageResponse } from '#schemas/site-entry.ts';
import { matchPath, type RouteMatch } from '../routes.tsx';
import {
  adminLoginPage,
  adminPanel,
  adminResetPage,
  adminSetupPage,
  editorShell,
} from './document/editor-shell.tsx';
import { EDIT_HOME, guardTarget, pathOn, REDIRECT_QUERY } from './guard.ts';
import { addedPage } from './pages/added-page.ts';
import { viewPage } from './pages/answer-pages.tsx';
import { categoryPage } from './pages/category-page.ts';
import { eventPage } from './pages/event-page.ts';
import { badGoalPage, shorterGoal } from './pages/mail-goal.ts';
import { contentPage } from './pages/pages.tsx';
import { postPage } from './pages/post-page.ts';
import { productPage } from './pages/product-page.ts';
import { termPage } from './pages/term-page.ts';
import { messageOf } from './sections/element-plan.ts';
import { beginJob, type RenderJob } from './sections/render-job.ts';
import { readSite } from './site-settings.ts';

/** What `contentAt` has a page for; all else answers 404. */
export const SHOWN_KINDS = ['page', 'post', 'product', 'category', 'term', 'event'] as const;

/**
 * Answers a request for a page. A page that fails is reported and answered by the 500 view in the
 * site's layout; rejects only when that fails too.
 */
export async function handlePage(
  request: PageRequest,
  ports: PagePorts,
  registry: Registry,
): Promise<PageResponse> {
  const job = beginJob(request, ports, registry, await readSite(request, ports));
  try {
    return await route(job);
  } catch (error) {
    ports.report({
      kind: 'page-failed',
      elementId: 0,
      nodeId: '',
      block: '',
      message: messageOf(error),
    });
    return viewPage(job, 500);
  }
}

async function route(job: RenderJob): Promise<PageResponse> {
  const { request } = job;
  const match = matchPath(request.path, request.locale);
  if (match.kind === 'redirect') return { ...redirect(pathOn(request, match.to)), keepQuery: true };
  const screen = match.kind === 'screen' ? match : null;
  if (isClosed(job, screen)) return viewPage(job, 503);
  const isOpen = screen === null || isConfirming(screen, request) || isEdited(request);
  const target = isOpen ? null : guardTarget(request, screen.auth);
  if (target !== null) return redirect(target);
  const backOffice = screen && BACK_OFFICE[screen.name];
  if (backOffice) return backOffice(job);
  if (isEdited(request)) return editorShell(job);
  return (screen && (await screenPage(job, screen))) ?? contentAt(job, match);
}

const BACK_OFFICE: Partial<Record<ScreenName, (job: RenderJob) => Promise<PageResponse>>> = {
  adminLogin,
  adminReset: adminResetPage,
  adminSetup: adminSetupPage,
  admin: adminPanel,
};

/** What a screen answers in place of its content; null for nothing. */
async function screenPage(job: RenderJob, screen: RouteMatch & { name: ScreenName }) {
  if (screen.name === 'confirmEmail') return confirmEmailPage(job, screen);
  const isAdded = screen.name === 'cart' && job.request.query[ADDED_QUERY] !== undefined;
  return isAdded ? addedPage(job) : null;
}

/** Where the link of a mail leads, or what is wrong with it (MAIL-01 to MAIL-04). */
async function confirmEmailPage(job: RenderJob, match: RouteMatch): Promise<PageResponse> {
  const shorter = shorterGoal(job);
  if (shorter !== null) return redirect(shorter);
  return (await badGoalPage(job)) ?? contentAt(job, match);
}

/**
 * Maintenance closes the site to everybody but the back office (SITE-15); so does that its owner has
 * not opened it yet.
 */
function isClosed({ site, request }: RenderJob, screen: { name: ScreenName } | null): boolean {
  const isDoor = screen !== null && DOORS.has(screen.name);
  const isHidden = site.maintenance || request.isUnopened === true;
  return isHidden && request.scope !== 'backoffice' && !isDoor;
}

/** Ways into the back office, for whoever is not in yet: the panel itself leads to its login. */
const DOORS: ReadonlySet<ScreenName> = new Set(['admin', 'adminLogin', 'adminReset', 'adminSetup']);

/** Who follows the link of the mail is often logged in since the registration (AUTH-09). */
function isConfirming({ name }: { name: ScreenName }, { query }: PageRequest): boolean {
  return name === 'login' && query[VERIFICATION_QUERY] !== undefined;
}

/** Equal for all visitors, and worth keeping: what people search for has no end. */
function isShared({ name }: { name: ScreenName }, { query }: PageRequest): boolean {
  const screen: Screen = SCREENS[name];
  const isSearch = name === 'search' && query[WORDS_QUERY] !== undefined;
  return screen.auth === 'public' && !screen.isPersonal && !isSearch;
}

/** The editor opens on demand, and for back-office users only (ROUTE-36). */
function isEdited({ query, scope }: PageRequest): boolean {
  return query['editPage'] === 'true' && scope === 'backoffice';
}

async function contentAt(job: RenderJob, match: RouteMatch): Promise<PageResponse> {
  const { request, ports } = job;
  const decision = await ports.decide(pathOfContent(request, match));
  switch (decision.type) {
    case 'redirect':
      return redirect(decision.to, decision.status);
    case 'page': {
      const needsLogin = decision.element.options['requiresLogin'] === true;
      const target = needsLogin ? guardTarget(request, 'required') : null;
      if (target !== null) return redirect(target);
      const page = await contentPage(job, decision.element, {
        params: 'params' in match ? match.params : {},
        cacheable: !needsLogin && (match.kind !== 'screen' || isShared(match, request)),
      });
      const leadsToPayment = match.kind === 'screen' && match.name === 'checkout';
      return leadsToPayment ? { ...page, leadsToPayment } : page;
    }
    case 'product':
      return productPage(job, decision);
    case 'term':
      return termPage(job, decision);
    case 'post':
      return postPage(job, decision);
    case 'event':
      return eventPage(job, decision);
    case 'category':
      return categoryPage(job, decision);
    case 'notFound':
      return viewPage(job, 404);
  }
}

/**
 * A screen is one page in all languages: it is under the Croatian path of the screen, as a slug:
 * `/naplata/uspjesna` is the page `naplata-uspjesna`.
 */
function pathOfContent({ path }: PageRequest, match: RouteMatch): string {
  if (match.kind !== 'screen' || Object.keys(match.params).length > 0) return path;
  const pattern = screenPath(match.name, DEFAULT_LOCALE).replace(/\/:\w+\?$/, '');
  if (pattern.includes(':') || pattern.includes('*')) return path;
  return `/${pattern.slice(1).replaceAll('/', '-')}`;
}

async function adminLogin(job: RenderJob): Promise<PageResponse> {
  const { scope, query } = job.request;
  return scope === 'backoffice'
    ? redirect(safePathOr(query[REDIRECT_QUERY], EDIT_HOME))
    : adminLoginPage(job);
}

function redirect(location: string, status: 301 | 302 = 302): PageResponse {
  return {
    status,
    location,
    headers: {},
    html: '',
    cacheable: false,
    tags: [],
    hashes: { style: [], script: [] },
  };
}
