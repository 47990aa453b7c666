import { createHash } from 'node:crypto';
import type { Locale } from '#domain/locales.ts';
import { COLORS } from '#domain/theme.ts';
import { escapeXml } from '#server/escape.ts';
import { mailTranslate } from '#server/modules/operations/mail/index.ts';

/** What a page behind a link of a mail shows; texts are plain. */
export interface LinkPage {
  locale: Locale;
  heading: string;
  text: string;
  /** Label of the button that does it; absent: there is nothing (more) to do. */
  button?: string;
}

const STYLE = `
:root { color-scheme: light; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; box-sizing: border-box; background: ${COLORS.soft}; color: ${COLORS.text}; font: 400 16px/1.65 Montserrat, system-ui, 'Segoe UI', sans-serif; }
main { box-sizing: border-box; width: 100%; max-width: 520px; padding: clamp(28px, 6vw, 56px); background: ${COLORS.surface}; border: 1px solid ${COLORS.line}; border-radius: 4px; text-align: center; }
.brand { margin: 0 0 32px; font: 400 22px/1.2 Georgia, serif; letter-spacing: .04em; }
h1 { margin: 0 0 12px; color: ${COLORS.heading}; font: 400 28px/1.25 Georgia, serif; }
p { margin: 0 0 28px; color: ${COLORS.textMuted}; }
a { color: ${COLORS.link}; }
.brand a { color: ${COLORS.heading}; text-decoration: none; }
button { min-height: 48px; padding: 0 32px; border: 0; border-radius: 2px; background: ${COLORS.action}; color: ${COLORS.onAction}; font: 600 15px/1.2 Montserrat, system-ui, 'Segoe UI', sans-serif; cursor: pointer; }
button:hover { background: ${COLORS.actionHover}; }
:focus-visible { outline: 2px solid ${COLORS.focus}; outline-offset: 3px; }
form { margin: 0 0 28px; }
.back { margin: 0; font-size: 14px; }
`;

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** Nothing but its own style, and its own form. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${STYLE_HASH}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A small page of the server's own. A link of a mail only asks: what it is about happens when the
 * button is pressed, because mail scanners open every link (S11).
 */
export function linkPage(page: LinkPage, shop: string): string {
  const t = mailTranslate(page.locale);
  const form = page.button
    ? `<form method="post"><button type="submit">${escapeXml(page.button)}</button></form>`
    : '';
  return `<!doctype html>
<html lang="${page.locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<title>${escapeXml(`${page.heading} – ${shop}`)}</title><style>${STYLE}</style></head>
<body><main><p class="brand"><a href="/">${escapeXml(shop)}</a></p>
<h1>${escapeXml(page.heading)}</h1><p>${escapeXml(page.text)}</p>${form}
<p class="back"><a href="/">${escapeXml(t('page.back'))}</a></p></main></body></html>`;
}
