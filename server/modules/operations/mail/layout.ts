import { COLORS, COLORS_AT_NIGHT as NIGHT } from '#domain/theme.ts';
import { escapeXml } from '#server/escape.ts';
import type { MailContent, MailPart } from './mail.ts';

/** Who writes, shown at the head and the foot. */
export interface Sender {
  name: string;
  url: string;
  /** Who they are by law, in one line. */
  imprint: string;
}

const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "Montserrat,'Segoe UI',Helvetica,Arial,sans-serif";

/** Long addresses break anywhere rather than widen the column. */
const ANYWHERE = 'word-break:break-word;overflow-wrap:anywhere';

/** Where a mail program has a dark mode of its own, classes say what becomes of the colours. */
const DARK = [
  `.page{background:${NIGHT.page}!important}`,
  `.paper{background:${NIGHT.surface}!important;border-color:${NIGHT.line}!important}`,
  `.ink,.ink a{color:${NIGHT.text}!important}`,
  `.muted,.muted a{color:${NIGHT.textMuted}!important}`,
  `.deep,.deep a{color:${NIGHT.heading}!important}`,
  `.line{border-color:${NIGHT.line}!important}`,
  `.button{background:${NIGHT.action}!important}`,
  `.button a{color:${NIGHT.onAction}!important}`,
];
const STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${DARK.join('')}}`,
  '@media (max-width:480px){.paper{padding:28px 22px 14px!important}}',
].join('');

/** Fills the line behind the subject, so that no mail program goes on with the words of the mail. */
const FILLER = '&#8199;&#847; '.repeat(60);

/** A mail as HTML: one column of 600 px made of tables, styles inline, light and dark. */
export function toHtml(content: MailContent, sender: Sender, locale: string): string {
  const parts = content.parts.map((part) => `<tr><td>${toRows(part)}</td></tr>`).join('');
  return `<!doctype html><html lang="${locale}" dir="ltr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeXml(content.subject)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background:${COLORS.soft}">
<div style="display:none;max-height:0;overflow:hidden">${escapeXml(content.preheader)}${FILLER}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${COLORS.soft}"><tr><td align="center" style="padding:32px 12px 40px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
<tr><td class="deep" align="center" style="padding:0 0 24px;font:400 26px/1.2 ${SERIF};letter-spacing:.04em;color:${COLORS.heading}"><a href="${escapeXml(sender.url)}" style="color:${COLORS.heading};text-decoration:none">${escapeXml(sender.name)}</a></td></tr>
<tr><td class="paper" style="padding:44px 48px 28px;background:${COLORS.surface};border:1px solid ${COLORS.line};border-radius:4px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr><td><h1 class="deep" style="margin:0 0 20px;font:400 28px/1.25 ${SERIF};color:${COLORS.heading}">${escapeXml(content.heading)}</h1></td></tr>
${parts}</table></td></tr>
<tr><td class="muted" align="center" style="padding:24px 24px 0;font:400 12px/1.7 ${SANS};color:${COLORS.textMuted}">${escapeXml(content.reason)}<br>${escapeXml(sender.imprint)}</td></tr>
</table></td></tr></table></body></html>`;
}

function toRows(part: MailPart): string {
  switch (part.type) {
    case 'text':
      return paragraph(part.text, `font:400 15px/1.65 ${SANS};color:${COLORS.text}`, 'ink');
    case 'note':
      return paragraph(
        part.text,
        `font:400 13px/1.65 ${SANS};color:${COLORS.textMuted};${ANYWHERE}`,
        'muted',
      );
    case 'button':
      return buttonOf(part);
    case 'facts':
      return factsOf(part.rows);
    case 'lines':
      return linesOf(part);
    case 'card':
      return cardOf(part);
    case 'quote':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td class="ink line" style="padding:2px 0 2px 18px;border-left:2px solid ${COLORS.brand};font:400 15px/1.65 ${SANS};color:${COLORS.text}">${breaks(part.text)}</td></tr></table>`;
  }
}

function paragraph(text: string, style: string, className: string): string {
  return `<p class="${className}" style="margin:0 0 18px;${style}">${breaks(text)}</p>`;
}

function buttonOf({ label, href }: { label: string; href: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 28px"><tr><td class="button" align="center" style="background:${COLORS.brand};border-radius:2px"><a href="${escapeXml(href)}" style="display:inline-block;padding:15px 32px;font:600 14px/1.2 ${SANS};letter-spacing:.02em;color:${COLORS.onAction};text-decoration:none">${escapeXml(label)}</a></td></tr></table>`;
}

function factsOf(rows: readonly { label: string; value: string }[]): string {
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><td class="muted" width="112" valign="top" style="padding:6px 16px 6px 0;font:400 13px/1.6 ${SANS};color:${COLORS.textMuted}">${escapeXml(label)}</td><td class="ink" valign="top" style="padding:6px 0;font:400 14px/1.6 ${SANS};color:${COLORS.text}">${breaks(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${cells.join('')}</table>`;
}

function linesOf({ rows, sums }: Extract<MailPart, { type: 'lines' }>): string {
  const lines = rows.map(
    ({ title, detail, amount }) =>
      `<tr><td class="ink line" valign="top" style="padding:12px 16px 12px 0;border-top:1px solid ${COLORS.line};font:400 14px/1.5 ${SANS};color:${COLORS.text}">${escapeXml(title)}<br><span class="muted" style="font-size:13px;color:${COLORS.textMuted}">${escapeXml(detail)}</span></td><td class="ink line" align="right" valign="top" style="padding:12px 0;border-top:1px solid ${COLORS.line};font:400 14px/1.5 ${SANS};color:${COLORS.text};white-space:nowrap">${escapeXml(amount)}</td></tr>`,
  );
  const totals = sums.map(({ label, amount }, index) => {
    const isTotal = index === sums.length - 1;
    const font = isTotal ? `600 16px/1.5 ${SANS}` : `400 14px/1.5 ${SANS}`;
    const border = index === 0 || isTotal ? `border-top:1px solid ${COLORS.line};` : '';
    const padding = isTotal ? '12px' : '6px';
    return `<tr><td class="ink line" style="padding:${padding} 16px ${padding} 0;${border}font:${font};color:${COLORS.text}">${escapeXml(label)}</td><td class="ink line" align="right" style="padding:${padding} 0;${border}font:${font};color:${COLORS.text};white-space:nowrap">${escapeXml(amount)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 28px">${lines.join('')}${totals.join('')}</table>`;
}

function cardOf({ title, detail, href, picture }: Extract<MailPart, { type: 'card' }>): string {
  const link = escapeXml(href);
  const image = picture
    ? `<td width="132" valign="top" style="padding:0 20px 0 0"><a href="${link}" style="text-decoration:none"><img src="${escapeXml(picture)}" width="132" alt="${escapeXml(title)}" style="display:block;width:132px;height:auto;border:0;border-radius:2px;font:400 12px/1.4 ${SANS};color:${COLORS.textMuted}"></a></td>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 24px"><tr>${image}<td valign="middle"><a class="deep" href="${link}" style="font:400 19px/1.35 ${SERIF};color:${COLORS.heading};text-decoration:none">${escapeXml(title)}</a><br><span class="muted" style="font:400 13px/1.8 ${SANS};color:${COLORS.textMuted}">${escapeXml(detail)}</span></td></tr></table>`;
}

function breaks(text: string): string {
  return escapeXml(text).replace(/\r\n?|\n/g, '<br>');
}
