import type { Sender } from './layout.ts';
import type { MailContent, MailPart, RichRun } from './mail.ts';

/** A mail as plain text, with the same words as its HTML. */
export function toPlainText(content: MailContent, sender: Sender): string {
  const parts = content.parts.filter((part) => part.type !== 'note' || !part.htmlOnly).map(toText);
  const own = sender.footer ? [sender.footer] : [];
  const foot = ['-- ', ...own, content.reason, sender.imprint, sender.url].join('\n');
  return `${[content.heading, ...parts, foot].join('\n\n')}\n`;
}

function toText(part: MailPart): string {
  switch (part.type) {
    case 'text':
    case 'note':
      return part.text;
    case 'button':
      return `${part.label}:\n${part.href}`;
    case 'facts':
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'lines':
      return [
        ...part.rows.map(({ title, detail, amount }) => `${title}\n  ${detail}  ${amount}`),
        ...part.sums.map(({ label, amount }) => `${label}: ${amount}`),
      ].join('\n');
    case 'card':
      return `${part.title}\n${part.detail}\n${part.href}`;
    case 'quote':
      return part.text.replace(/^/gm, '> ');
    case 'rich':
      return runsOf(part.runs);
    case 'list':
      return part.items
        .map((runs, at) => `${part.isNumbered ? `${at + 1}.` : '-'} ${runsOf(runs)}`)
        .join('\n');
  }
}

/** An address stands behind its words, unless they are the address. */
function runsOf(runs: readonly RichRun[]): string {
  return runs
    .map(({ text, href }) => (href && href !== text ? `${text} (${href})` : text))
    .join('');
}
