import type { Locale } from '#domain/locales.ts';

/** What the frame may do; also for who opens the document in a tab. It has no origin of its own. */
export const SANDBOX = 'allow-scripts allow-popups allow-forms';

/**
 * Policy of a document of an editor's: it loads from `origins` alone, from nowhere where there are none,
 * and never from this shop. Only pages of the shop may frame it.
 */
export function embedPolicy(origins: readonly string[]): string {
  const from = (...more: string[]) => [...more, ...origins].join(' ') || "'none'";
  return [
    "default-src 'none'",
    `script-src ${from("'unsafe-inline'")}`,
    `style-src ${from("'unsafe-inline'")}`,
    `img-src ${from('data:')}`,
    `media-src ${from('data:')}`,
    `font-src ${from('data:')}`,
    `connect-src ${from()}`,
    `frame-src ${from()}`,
    `form-action ${from()}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `sandbox ${SANDBOX}`,
  ].join('; ');
}

/** Its own ground: what is around the frame may be dark. */
const STYLE = `html{background:Canvas;color:CanvasText;color-scheme:light;font:16px/1.5 system-ui,sans-serif}
body{display:flow-root;margin:0}img,iframe,video{max-width:100%}iframe{border:0}`;

/**
 * Tells the page around it how high it is, whenever that changes and whenever it is asked. Anybody may
 * know; the page believes its own frame only (`html-embed.enhance.ts`). It stands before the HTML, which
 * may end within a comment.
 */
const MEASURE = `if(parent!==window){const tell=()=>parent.postMessage({height:Math.ceil(document.documentElement.getBoundingClientRect().height)},'*');
addEventListener('message',({source})=>{if(source===parent)tell()});addEventListener('load',tell);
addEventListener('DOMContentLoaded',()=>new ResizeObserver(tell).observe(document.documentElement))}`;

interface EmbedDocument {
  locale: Locale;
  /** Name of the shop, for who opens it in a tab. */
  title: string;
  /** HTML of the editor, as it is. */
  html: string;
}

/** The whole document. Links and forms leave the frame: the page lets no other address into it. */
export function embedDocument({ locale, title, html }: EmbedDocument): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><base target="_blank"><style>${STYLE}</style><script>${MEASURE}</script></head><body>${html}</body></html>`;
}
