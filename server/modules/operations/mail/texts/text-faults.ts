import type { MailText, MailTextKind } from '#schemas/api/mail-texts.ts';
import { defineError } from '#server/errors.ts';
import { PLACEHOLDER } from './compose.ts';
import { MAIL_KINDS } from './mail-kinds.ts';

export const MailTextUnknown = defineError(
  'MAIL_TEXT_UNKNOWN',
  'The mail has no placeholder of this name',
  400,
);
export const MailTextMissing = defineError(
  'MAIL_TEXT_MISSING',
  'A placeholder has to stay in the mail',
  400,
);
export const MailTextMisplaced = defineError(
  'MAIL_TEXT_MISPLACED',
  'A placeholder cannot stand here',
  400,
);
export const MailTextLink = defineError('MAIL_TEXT_LINK', 'A link leads nowhere', 400);
export const MailTextChanged = defineError(
  'MAIL_TEXT_CHANGED',
  'Somebody else changed the text meanwhile',
  409,
);

const ABSOLUTE = /^(?:https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+)$/i;
const namesIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
const inBraces = (names: readonly string[]) =>
  [...new Set(names)].map((name) => `{{${name}}}`).join(', ');

/** Refuses words that name what the mail does not have, or leave out what it is for. */
export function checkText(kind: MailTextKind, { subject, heading, body }: MailText): void {
  const { words, parts, always = [], needs } = MAIL_KINDS[kind];
  const isWord = (name: string) => Object.hasOwn(words, name);
  const isPart = (name: string) => Object.hasOwn(parts, name) && !always.includes(name);
  const runs = body.flatMap((line) => (line.type === 'part' ? [] : line.runs));
  const placed = body.flatMap((line) => (line.type === 'part' ? [line.name] : []));
  const hrefs = runs.flatMap(({ href }) => (href === undefined ? [] : [href]));
  const above = [...namesIn(subject), ...namesIn(heading)];
  const said = runs.flatMap(({ text }) => namesIn(text));
  const linked = hrefs.flatMap(namesIn);

  const unknown = [...above, ...said, ...linked, ...placed].filter(
    (name) => !isWord(name) && !isPart(name),
  );
  if (unknown.length > 0) throw new MailTextUnknown({ names: inBraces(unknown) });

  const misplaced = [
    // Whoever sees a list of mails sees their subjects: no link that logs somebody in.
    ...above.filter((name) => words[name]?.type !== 'text'),
    ...said.filter((name) => !isWord(name)),
    ...linked.filter((name) => words[name]?.type !== 'link'),
    ...placed.filter((name) => !isPart(name)),
  ];
  if (misplaced.length > 0) throw new MailTextMisplaced({ names: inBraces(misplaced) });

  const wrong = hrefs.filter((href) => !ABSOLUTE.test(href) && !/^\{\{\s*\w+\s*\}\}$/.test(href));
  if (wrong.length > 0) throw new MailTextLink({ names: wrong.join(', ') });

  const there = new Set([...said, ...linked, ...placed]);
  const missing = needs.filter((group) => !group.some((name) => there.has(name)));
  if (missing.length > 0) {
    throw new MailTextMissing({
      names: missing.map((group) => group.map((name) => `{{${name}}}`).join(' / ')).join(', '),
      groups: missing,
    });
  }
}
