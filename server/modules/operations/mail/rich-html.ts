import { escapeXml } from '#server/escape.ts';
import type { MailPart, RichRun } from './mail.ts';

/** Fonts and colours that words of a shop are written in. */
export interface RichLook {
  colors: Readonly<Record<'text' | 'textMuted' | 'heading' | 'brand', string>>;
  text: string;
  headings: string;
}

/** Long addresses break anywhere rather than widen the column. */
const ANYWHERE = 'word-break:break-word;overflow-wrap:anywhere';

/** A line that a shop wrote itself; every text in it is escaped. */
export function richOf(
  { look, runs }: Extract<MailPart, { type: 'rich' }>,
  { colors, text, headings }: RichLook,
): string {
  const words = runsOf(runs);
  if (look === 'heading') {
    return `<h2 class="deep" style="margin:8px 0 14px;font:400 20px/1.35 ${headings};color:${colors.heading};${ANYWHERE}">${words}</h2>`;
  }
  return look === 'note'
    ? `<p class="muted" style="margin:0 0 18px;font:400 13px/1.65 ${text};color:${colors.textMuted};${ANYWHERE}">${words}</p>`
    : `<p class="ink" style="margin:0 0 18px;font:400 15px/1.65 ${text};color:${colors.text};${ANYWHERE}">${words}</p>`;
}

/** A list that a shop wrote itself. */
export function listOf(
  { isNumbered, items }: Extract<MailPart, { type: 'list' }>,
  { colors, text }: RichLook,
): string {
  const tag = isNumbered ? 'ol' : 'ul';
  const rows = items.map((runs) => `<li style="margin:0 0 6px">${runsOf(runs)}</li>`);
  return `<${tag} class="ink" style="margin:0 0 18px;padding:0 0 0 24px;font:400 15px/1.65 ${text};color:${colors.text};${ANYWHERE}">${rows.join('')}</${tag}>`;
}

function runsOf(runs: readonly RichRun[]): string {
  return runs
    .map(({ text, bold, italic, href }) => {
      const words = escapeXml(text).replace(/\r\n?|\n/g, '<br>');
      const strong = bold ? `<strong>${words}</strong>` : words;
      const slanted = italic ? `<em>${strong}</em>` : strong;
      return href
        ? `<a href="${escapeXml(href)}" style="color:inherit;text-decoration:underline">${slanted}</a>`
        : slanted;
    })
    .join('');
}
