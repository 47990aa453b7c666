import { assets } from 'virtual:izlog-assets';
import type { PageResponse } from '#schemas/site-entry.ts';
import { PAGE_DATA_ID, type PageData } from '../../browser/page/page-data.ts';
import { attributes, scriptJson, sourceHash } from '../sections/markup.ts';
import { type HeadContent, headHtml } from './head.ts';
import type { ShopTheme } from './shop-theme.ts';
import { inlineStyles } from './styles.ts';

/** The parts of a page's document. */
export interface DocumentParts {
  head: HeadContent;
  /** Markup of `<body>` inside the page root, in pieces. */
  body: readonly string[];
  theme: ShopTheme;
  /** Names of the style sets beside `base`: types of blocks, `views`, `notice`. */
  styles: Iterable<string>;
  data: PageData;
  /** Scripts beyond the loader that the page uses for certain. */
  scripts?: readonly string[];
  /** Without any script of ours. */
  isStill?: boolean;
}

/** Puts a document together; the answer's hashes allow its inline styles and scripts. */
export async function documentHtml(
  parts: DocumentParts,
): Promise<Pick<PageResponse, 'html' | 'hashes'>> {
  const { head, body, data, theme } = parts;
  const styles = await inlineStyles(theme, parts.styles, body);
  const dev = parts.isStill ? { html: '', inline: [] } : developmentScripts();
  const html = [
    '<!doctype html>',
    `<html${attributes({ lang: head.locale })}>`,
    `<head>${headHtml(head, theme)}${styles.html}${dev.html}`,
    ...(parts.isStill ? [] : scriptTags(parts)),
    '</head>',
    '<body><div class="izlog-page">',
    ...body,
    `</div><script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(data)}</script>`,
    '</body></html>',
  ].join('');
  return {
    html,
    hashes: {
      style: styles.hashes,
      script: await Promise.all(dev.inline.map(sourceHash)),
    },
  };
}

function scriptTags({ scripts = [] }: DocumentParts): string[] {
  return [
    `<script type="module"${attributes({ src: assets.loader.url })}></script>`,
    ...scripts.map((href) => `<link${attributes({ rel: 'modulepreload', href })}>`),
  ];
}

/** What Vite and React's fast refresh need in development; nothing in a build. */
export function developmentScripts(): { html: string; inline: string[] } {
  if (!assets.dev) return { html: '', inline: [] };
  const refresh =
    "import { injectIntoGlobalHook } from '/@react-refresh';" +
    'injectIntoGlobalHook(window);' +
    'window.$RefreshReg$ = () => {};' +
    'window.$RefreshSig$ = () => (type) => type;';
  return {
    html: `<script type="module">${refresh}</script><script type="module" src="/@vite/client"></script>`,
    inline: [refresh],
  };
}
