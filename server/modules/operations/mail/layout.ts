import { mailFontFamily } from '#domain/theme/fonts.ts';
import { type Palette, paletteAtNight } from '#domain/theme/palette.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { escapeXml } from '#server/escape.ts';
import type { MailContent, MailPart } from './mail.ts';
import { listOf, richOf } from './rich-html.ts';

/** Who writes, shown at the head and the foot. */
export interface Sender {
  name: string;
  url: string;
  /** Who they are by law, in a few lines. */
  imprint: string;
  /** A line of their own at the foot. */
  footer?: string;
  /** How the shop looks. */
  theme: Theme;
  /** Shown in place of the name; its path is on `url`. */
  logo?: { path: string; width: number; height: number };
}

/** What a theme is in a mail. */
interface Look {
  colors: Palette;
  text: string;
  headings: string;
}

/** Long addresses break anywhere rather than widen the column. */
const ANYWHERE = 'word-break:break-word;overflow-wrap:anywhere';

/** Where a mail program has a dark mode of its own, classes say what becomes of the colours. */
function nightStyle(night: Palette): string {
  const rules = [
    `.page{background:${night.page}!important}`,
    `.paper{background:${night.surface}!important;border-color:${night.line}!important}`,
    `.ink,.ink a{color:${night.text}!important}`,
    `.muted,.muted a{color:${night.textMuted}!important}`,
    `.deep,.deep a{color:${night.heading}!important}`,
    `.line{border-color:${night.line}!important}`,
    `.button{background:${night.action}!important}`,
    `.button a{color:${night.onAction}!important}`,
  ];
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

function styleOf(colors: Palette): string {
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    nightStyle(paletteAtNight(colors)),
    '@media (max-width:480px){.paper{padding:28px 22px 14px!important}}',
  ].join('');
}

/** Fills the line behind the subject, so that no mail program goes on with the words of the mail. */
const FILLER = '&#8199;&#847; '.repeat(60);

/** A mail as HTML: one column of 600 px made of tables, styles inline, light and dark. */
export function toHtml(content: MailContent, sender: Sender, locale: string): string {
  const { theme } = sender;
  const look: Look = {
    colors: theme.palette,
    text: mailFontFamily(theme.fontBody, theme.ownFonts),
    headings: mailFontFamily(theme.fontHeading, theme.ownFonts),
  };
  const parts = content.parts.map((part) => `<tr><td>${toRows(part, look)}</td></tr>`).join('');
  return `<!doctype html><html lang="${locale}" dir="ltr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeXml(content.subject)}</title><style>${styleOf(look.colors)}</style></head>
<body class="page" style="margin:0;padding:0;background:${look.colors.soft}">
<div style="display:none;max-height:0;overflow:hidden">${escapeXml(content.preheader)}${FILLER}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${look.colors.soft}"><tr><td align="center" style="padding:32px 12px 40px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
<tr><td class="deep" align="center" style="padding:0 0 24px;font:400 26px/1.2 ${look.headings};letter-spacing:.04em;color:${look.colors.heading}"><a href="${escapeXml(sender.url)}" style="color:${look.colors.heading};text-decoration:none">${headOf(sender)}</a></td></tr>
<tr><td class="paper" style="padding:44px 48px 28px;background:${look.colors.surface};border:1px solid ${look.colors.line};border-radius:4px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr><td><h1 class="deep" style="margin:0 0 20px;font:400 28px/1.25 ${look.headings};color:${look.colors.heading}">${escapeXml(content.heading)}</h1></td></tr>
${parts}</table></td></tr>
<tr><td class="muted" align="center" style="padding:24px 24px 0;font:400 12px/1.7 ${look.text};color:${look.colors.textMuted}">${[
    sender.footer,
    content.reason,
    sender.imprint,
  ]
    .filter(Boolean)
    .map((line = '') => breaks(line))
    .join('<br>')}</td></tr>
</table></td></tr></table></body></html>`;
}

/** The logo, or the name; it is also what is read where pictures are not loaded. */
function headOf({ name, url, logo }: Sender): string {
  if (!logo) return escapeXml(name);
  const { width, height } = logo;
  const source = escapeXml(new URL(logo.path, url).href);
  return `<img src="${source}" width="${width}" height="${height}" alt="${escapeXml(name)}" style="display:inline-block;border:0;border-radius:4px;max-width:100%">`;
}

function toRows(part: MailPart, look: Look): string {
  switch (part.type) {
    case 'text':
      return paragraph(
        breaks(part.text),
        `font:400 15px/1.65 ${look.text};color:${look.colors.text}`,
        'ink',
      );
    case 'note':
      return paragraph(
        breaks(part.text),
        `font:400 13px/1.65 ${look.text};color:${look.colors.textMuted};${ANYWHERE}`,
        'muted',
      );
    case 'button':
      return buttonOf(part, look);
    case 'facts':
      return factsOf(part.rows, look);
    case 'lines':
      return linesOf(part, look);
    case 'card':
      return cardOf(part, look);
    case 'quote':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td class="ink line" style="padding:2px 0 2px 18px;border-left:2px solid ${look.colors.brand};font:400 15px/1.65 ${look.text};color:${look.colors.text}">${breaks(part.text)}</td></tr></table>`;
    case 'rich':
      return richOf(part, look);
    case 'list':
      return listOf(part, look);
  }
}

function paragraph(html: string, style: string, className: string): string {
  return `<p class="${className}" style="margin:0 0 18px;${style}">${html}</p>`;
}

function buttonOf({ label, href }: { label: string; href: string }, look: Look): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 28px"><tr><td class="button" align="center" style="background:${look.colors.action};border-radius:2px"><a href="${escapeXml(href)}" style="display:inline-block;padding:15px 32px;font:600 14px/1.2 ${look.text};letter-spacing:.02em;color:${look.colors.onAction};text-decoration:none">${escapeXml(label)}</a></td></tr></table>`;
}

function factsOf(rows: readonly { label: string; value: string }[], look: Look): string {
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><td class="muted" width="112" valign="top" style="padding:6px 16px 6px 0;font:400 13px/1.6 ${look.text};color:${look.colors.textMuted}">${escapeXml(label)}</td><td class="ink" valign="top" style="padding:6px 0;font:400 14px/1.6 ${look.text};color:${look.colors.text}">${breaks(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${cells.join('')}</table>`;
}

function linesOf({ rows, sums }: Extract<MailPart, { type: 'lines' }>, look: Look): string {
  const lines = rows.map(
    ({ title, detail, amount }) =>
      `<tr><td class="ink line" valign="top" style="padding:12px 16px 12px 0;border-top:1px solid ${look.colors.line};font:400 14px/1.5 ${look.text};color:${look.colors.text}">${escapeXml(title)}<br><span class="muted" style="font-size:13px;color:${look.colors.textMuted}">${escapeXml(detail)}</span></td><td class="ink line" align="right" valign="top" style="padding:12px 0;border-top:1px solid ${look.colors.line};font:400 14px/1.5 ${look.text};color:${look.colors.text};white-space:nowrap">${escapeXml(amount)}</td></tr>`,
  );
  const totals = sums.map(({ label, amount }, index) => {
    const isTotal = index === sums.length - 1;
    const font = isTotal ? `600 16px/1.5 ${look.text}` : `400 14px/1.5 ${look.text}`;
    const border = index === 0 || isTotal ? `border-top:1px solid ${look.colors.line};` : '';
    const padding = isTotal ? '12px' : '6px';
    return `<tr><td class="ink line" style="padding:${padding} 16px ${padding} 0;${border}font:${font};color:${look.colors.text}">${escapeXml(label)}</td><td class="ink line" align="right" style="padding:${padding} 0;${border}font:${font};color:${look.colors.text};white-space:nowrap">${escapeXml(amount)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 28px">${lines.join('')}${totals.join('')}</table>`;
}

function cardOf(
  { title, detail, href, picture }: Extract<MailPart, { type: 'card' }>,
  look: Look,
): string {
  const link = escapeXml(href);
  const image = picture
    ? `<td width="132" valign="top" style="padding:0 20px 0 0"><a href="${link}" style="text-decoration:none"><img src="${escapeXml(picture)}" width="132" alt="${escapeXml(title)}" style="display:block;width:132px;height:auto;border:0;border-radius:2px;font:400 12px/1.4 ${look.text};color:${look.colors.textMuted}"></a></td>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 24px"><tr>${image}<td valign="middle"><a class="deep" href="${link}" style="font:400 19px/1.35 ${look.headings};color:${look.colors.heading};text-decoration:none">${escapeXml(title)}</a><br><span class="muted" style="font:400 13px/1.8 ${look.text};color:${look.colors.textMuted}">${escapeXml(detail)}</span></td></tr></table>`;
}

function breaks(text: string): string {
  return escapeXml(text).replace(/\r\n?|\n/g, '<br>');
}
