import type { Locale } from '#domain/locales.ts';
import { mailTexts } from '#locales/server-texts.ts';
import type { MailLine, MailRun, MailText, MailTextKind } from '#schemas/api/mail-texts.ts';
import type { MailContent, MailFill, MailPart, RichRun } from '../mail.ts';
import { fillIn, PLACEHOLDER } from './compose.ts';
import { MAIL_KINDS } from './mail-kinds.ts';

/** Longest line behind the subject. */
const MAX_PREHEADER = 120;
const ABSOLUTE = /^(?:https?:\/\/|mailto:|tel:)/i;

/** A mail in the shop's own words. */
export function inOwnWords(content: MailContent, fill: MailFill, own: MailText): MailContent {
  const { words, parts, kind } = fill;
  const placed = new Set(own.body.flatMap((line) => (line.type === 'part' ? [line.name] : [])));
  const first = (MAIL_KINDS[kind].always ?? []).filter((name) => !placed.has(name));
  return {
    ...content,
    // What is left of them may be nothing, where a promise is not made.
    subject: fillIn(own.subject, words) || content.subject,
    preheader: preheaderOf(own, words),
    heading: fillIn(own.heading, words) || content.heading,
    parts: [...first.flatMap((name) => parts[name] ?? []), ...partsOf(own.body, fill)],
  };
}

/** The product's own words as somebody would have written them. */
export function productText(kind: MailTextKind, locale: Locale): MailText {
  const texts = mailTexts(locale);
  const { body, always = [] } = MAIL_KINDS[kind];
  return {
    subject: texts[`${kind}.subject`],
    heading: texts[`${kind}.heading`],
    body: body.flatMap((entry): MailLine[] => {
      if ('part' in entry) {
        return always.includes(entry.part) ? [] : [{ type: 'part', name: entry.part }];
      }
      if ('line' in entry) return [{ type: 'paragraph', runs: [{ text: entry.line }] }];
      if ('text' in entry) return [{ type: 'paragraph', runs: [{ text: texts[entry.text] }] }];
      return [{ type: 'note', runs: [{ text: texts[entry.note] }] }];
    }),
  };
}

/** The first line that says something of its own. */
function preheaderOf({ body }: MailText, words: MailFill['words']): string {
  const lines = body.flatMap((line) => (line.type === 'part' ? [] : [line.runs]));
  const said = lines
    .map((runs) => runs.map(({ text }) => text).join(''))
    .find((line) => line.replace(PLACEHOLDER, '').trim() !== '');
  return fillIn(said ?? '', words).slice(0, MAX_PREHEADER);
}

function partsOf(body: readonly MailLine[], { kind, words, parts }: MailFill): MailPart[] {
  const links = MAIL_KINDS[kind].words;
  const filled = (runs: readonly MailRun[]) =>
    runs.map(({ href, text, ...look }) => {
      const leadsTo = href && fillIn(href, linksOnly(words, links));
      return {
        ...look,
        text: fillIn(text, words),
        ...(leadsTo && ABSOLUTE.test(leadsTo) && { href: leadsTo }),
      };
    });
  const made: MailPart[] = [];
  for (const line of body) {
    if (line.type === 'part') made.push(...(parts[line.name] ?? []));
    else if (line.type === 'bullet' || line.type === 'number') {
      addItem(made, line.type === 'number', filled(line.runs));
    } else made.push({ type: 'rich', look: line.type, runs: filled(line.runs) });
  }
  return made;
}

/** Items that follow each other are one list. */
function addItem(made: MailPart[], isNumbered: boolean, item: RichRun[]): void {
  const before = made.at(-1);
  if (before?.type === 'list' && before.isNumbered === isNumbered) {
    made[made.length - 1] = { ...before, items: [...before.items, item] };
  } else made.push({ type: 'list', isNumbered, items: [item] });
}

/** A name of a person is never an address. */
function linksOnly(words: MailFill['words'], known: (typeof MAIL_KINDS)['order']['words']) {
  return Object.fromEntries(Object.entries(words).filter(([name]) => known[name]?.type === 'link'));
}
