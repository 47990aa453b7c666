import { assets } from 'virtual:izlog-assets';
import type { PageResponse } from '#schemas/site-entry.ts';
import { EDITOR_DATA_ID, type EditorData } from '../editor/editor-data.ts';
import { developmentScripts } from './document.ts';
import { attributes, escapeHtml, scriptJson } from './markup.ts';
import type { RenderJob } from './render-job.ts';

/**
 * The document that loads the editor, or the back office's login. It is the only one of ours that
 * depends on who asks, so it is never kept, and its scripts and styles carry the request's nonce.
 */
export function editorShell(job: RenderJob, view: EditorData['view']): PageResponse {
  const { request, site, t } = job;
  const { nonce } = request;
  const data: EditorData = {
    view,
    locale: request.locale,
    path: request.path,
    query: request.query,
    brand: site.brand,
    currencyId: site.currencyId,
    api: {
      base: '',
      siteId: site.siteId,
      storeId: site.storeId,
      apiKey: site.apiKey,
      languageCode: request.locale,
    },
  };
  const title = escapeHtml([t('page:editor.title'), site.brand].filter(Boolean).join(' | '));
  const html = [
    '<!doctype html>',
    `<html${attributes({ lang: request.locale })}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><meta${attributes({ property: 'csp-nonce', nonce })}>`,
    `<title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    ...assets.editor.css.map((href) => `<link${attributes({ rel: 'stylesheet', href, nonce })}>`),
    ...assets.editor.deps.map(
      (href) => `<link${attributes({ rel: 'modulepreload', href, nonce })}>`,
    ),
    developmentScripts().html.replaceAll('<script', `<script${attributes({ nonce })}`),
    `<script${attributes({ type: 'module', src: assets.editor.url, nonce })}></script>`,
    '</head><body><div id="izlog-editor"></div>',
    `<script type="application/json" id="${EDITOR_DATA_ID}">${scriptJson(data)}</script>`,
    `<noscript>${escapeHtml(t('page:editor.noscript'))}</noscript></body></html>`,
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
