import { assets } from 'virtual:izlog-assets';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isSafePath } from '#domain/web/safe-path.ts';
import { PageContext } from '#runtime/render/page-context.ts';
import type { PageResponse } from '#schemas/site-entry.ts';
import { ADMIN_ROOT_ID, EDITOR_DATA_ID, type EditorData } from '#src/back-office/editor-data.ts';
import { REDIRECT_QUERY } from '../guard.ts';
import { attributes, escapeHtml, scriptJson } from '../sections/markup.ts';
import type { RenderJob } from '../sections/render-job.ts';
import { AdminLogin } from '../views/admin-login.tsx';
import { AdminReset } from '../views/admin-reset.tsx';
import { AdminSetup } from '../views/admin-setup.tsx';
import { developmentScripts } from './document.ts';
import { EARLY_PRESS } from './early-press.ts';
import { noticeHtml } from './notice.ts';
import { inlineStyles } from './styles.ts';

/** A move between two documents needs the wish of both; a page that has none aborts it with an error. */
const VIEW_TRANSITION =
  '<style>@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}</style>';

/** The document that loads the editor on a page. */
export async function editorShell(job: RenderJob): Promise<PageResponse> {
  return backOfficePage(job, {
    title: job.t('page:editor.title'),
    body: `<div id="izlog-editor"></div><noscript>${escapeHtml(job.t('page:editor.noscript'))}</noscript>`,
    styles: VIEW_TRANSITION,
  });
}

/** The document that loads the admin panel (ADMIN-01). */
export async function adminPanel(job: RenderJob): Promise<PageResponse> {
  return backOfficePage(job, {
    title: job.t('page:admin.title'),
    body: `<div id="${ADMIN_ROOT_ID}"></div><noscript>${escapeHtml(job.t('page:editor.noscript'))}</noscript>`,
    styles: VIEW_TRANSITION,
  });
}

/** The login of the back office. */
export async function adminLoginPage(job: RenderJob): Promise<PageResponse> {
  const { t, site, request, ports } = job;
  const asked = request.query[REDIRECT_QUERY];
  const to = asked !== undefined && isSafePath(asked) ? asked : undefined;
  const needsScript = ports.captcha !== null;
  const view = <AdminLogin brand={site.brand} to={to} needsScript={needsScript} />;
  return doorPage(job, t('door:adminLogin.title'), view, needsScript ? EARLY_PRESS : '');
}

/** Where the address leads that the first start prints: the first owner, and later steps of a set-up. */
export function adminSetupPage(job: RenderJob): Promise<PageResponse> {
  return doorPage(job, job.t('door:adminSetup.title'), <AdminSetup />);
}

/** A new password for somebody of the back office. */
export function adminResetPage(job: RenderJob): Promise<PageResponse> {
  return doorPage(job, job.t('door:adminReset.title'), <AdminReset />);
}

/** A page for whoever is not in the panel yet; `script` runs before anything can be pressed. */
async function doorPage(
  job: RenderJob,
  title: string,
  view: ReactNode,
  script = '',
): Promise<PageResponse> {
  const notice = await noticeHtml(job);
  const sets = notice === '' ? ['views'] : ['views', 'notice'];
  const { html } = await inlineStyles(job.site.theme, sets);
  const body = `<div class="izlog-page">${notice}<main>${viewHtml(job, view)}</main></div>`;
  return backOfficePage(job, { title, body, styles: html + script });
}

/**
 * The only documents of ours that depend on who asks, so they are never kept, and their scripts and
 * styles carry the request's nonce.
 */
function backOfficePage(
  job: RenderJob,
  { title, body, styles }: { title: string; body: string; styles: string },
): PageResponse {
  const { request, site } = job;
  const { nonce, locale } = request;
  const { editor } = assets;
  const withNonce = (html: string) =>
    html.replace(/<(script|style)/g, `<$1 nonce="${escapeHtml(nonce)}"`);
  const html = [
    '<!doctype html>',
    `<html${attributes({ lang: locale })}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><meta${attributes({ property: 'csp-nonce', content: '', nonce })}>`,
    `<title>${escapeHtml([title, site.brand].filter(Boolean).join(' | '))}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...editor.css.map((href) => `<link${attributes({ rel: 'stylesheet', href, nonce })}>`),
    ...editor.deps.map((href) => `<link${attributes({ rel: 'modulepreload', href, nonce })}>`),
    withNonce(styles + developmentScripts().html),
    `<script${attributes({ type: 'module', src: editor.url, nonce })}></script>`,
    `</head><body>${body}`,
    `<script type="application/json" id="${EDITOR_DATA_ID}">${scriptJson(dataOf(job))}</script>`,
    '</body></html>',
  ].join('');
  return {
    status: 200,
    headers: { 'cache-control': 'no-store' },
    html,
    cacheable: false,
    tags: [],
    hashes: { style: [], script: [] },
  };
}

function dataOf({ request, site, ports }: RenderJob): EditorData {
  const { locale, path, nonce } = request;
  return {
    locale,
    path,
    nonce,
    api: {
      base: '',
      siteId: site.siteId,
      storeId: site.storeId,
      apiKey: site.apiKey,
      languageCode: locale,
    },
    captcha: ports.captcha,
  };
}

function viewHtml({ t, request, mobileView }: RenderJob, view: ReactNode): string {
  const page = {
    locale: request.locale,
    path: request.path,
    t,
    mobileView,
    media: () => undefined,
  };
  return renderToStaticMarkup(<PageContext value={page}>{view}</PageContext>);
}
