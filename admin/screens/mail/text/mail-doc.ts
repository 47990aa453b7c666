import type { JSONContent } from '@tiptap/react';
import type { MailLine, MailRun } from '#schemas/api/mail-texts.ts';

/** Names of the nodes of the text editor that only mails have. */
export const NOTE_NODE = 'note';
export const PART_NODE = 'mailPart';

type WordLine = Exclude<MailLine, { type: 'part' }>;

const LISTS = { bullet: 'bulletList', number: 'orderedList' } as const;

/** The words of a mail as the text editor holds them. */
export function toDoc(body: readonly MailLine[]): JSONContent {
  const content: JSONContent[] = [];
  for (const line of body) {
    if (line.type === 'part') content.push({ type: PART_NODE, attrs: { name: line.name } });
    else if (line.type === 'bullet' || line.type === 'number') addItem(content, line);
    else content.push(blockOf(line));
  }
  return { type: 'doc', content };
}

function blockOf({ type, runs }: WordLine): JSONContent {
  const content = runs.flatMap(toInline);
  if (type === 'heading') return { type: 'heading', attrs: { level: 2 }, content };
  return { type: type === 'note' ? NOTE_NODE : 'paragraph', content };
}

/** Items that follow each other are one list. */
function addItem(content: JSONContent[], line: WordLine): void {
  const type = line.type === 'number' ? LISTS.number : LISTS.bullet;
  const item = { type: 'listItem', content: [blockOf({ ...line, type: 'paragraph' })] };
  const before = content.at(-1);
  if (before?.type === type) before.content = [...(before.content ?? []), item];
  else content.push({ type, content: [item] });
}

function toInline({ text, bold, italic, href }: MailRun): JSONContent[] {
  const marks = [
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(href ? [{ type: 'link', attrs: { href } }] : []),
  ];
  return text
    .split('\n')
    .flatMap((words, at): JSONContent[] => [
      ...(at > 0 ? [{ type: 'hardBreak' }] : []),
      ...(words ? [{ type: 'text', text: words, ...(marks.length > 0 && { marks }) }] : []),
    ]);
}

/** What the text editor holds as words of a mail; empty lines are left out. */
export function fromDoc({ content = [] }: JSONContent): MailLine[] {
  return content.flatMap(linesOf);
}

function linesOf(node: JSONContent): MailLine[] {
  const { type, attrs, content = [] } = node;
  if (type === PART_NODE) return [{ type: 'part', name: String(attrs?.['name'] ?? '') }];
  if (type === LISTS.bullet || type === LISTS.number) return itemsOf(node);
  const runs = runsOf(content);
  if (runs.length === 0) return [];
  if (type === 'heading') return [{ type: 'heading', runs }];
  return [{ type: type === NOTE_NODE ? 'note' : 'paragraph', runs }];
}

/** A list within an item is a list beside it: mails have one depth. */
function itemsOf({ type, content: items = [] }: JSONContent): MailLine[] {
  const own = type === LISTS.number ? 'number' : 'bullet';
  return items
    .flatMap(({ content = [] }) => content)
    .flatMap(linesOf)
    .map((line) => (line.type === 'paragraph' ? { ...line, type: own } : line));
}

function runsOf(content: readonly JSONContent[]): MailRun[] {
  const runs: MailRun[] = [];
  for (const node of content) {
    const before = runs.at(-1);
    if (node.type === 'hardBreak') {
      if (before) before.text += '\n';
    } else if (node.text) runs.push(runOf(node.text, node.marks ?? []));
  }
  return runs;
}

function runOf(text: string, marks: NonNullable<JSONContent['marks']>): MailRun {
  const has = (type: string) => marks.some((mark) => mark.type === type);
  const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.['href'];
  return {
    text,
    ...(has('bold') && { bold: true }),
    ...(has('italic') && { italic: true }),
    ...(typeof href === 'string' && href !== '' && { href }),
  };
}
