import { getSchema } from '@tiptap/core';
import { expect, it } from 'vitest';
import type { MailLine } from '#schemas/api/mail-texts.ts';
import { fromDoc, toDoc } from './mail-doc.ts';
import { mailExtensions } from './mail-nodes.ts';

const BODY: MailLine[] = [
  { type: 'paragraph', runs: [{ text: '{{greeting}} hvala ' }, { text: 'lijepa', bold: true }] },
  { type: 'heading', runs: [{ text: 'Što slijedi' }] },
  { type: 'bullet', runs: [{ text: 'Prvo' }] },
  { type: 'bullet', runs: [{ text: 'drugo', italic: true }] },
  { type: 'number', runs: [{ text: 'Jedan' }] },
  { type: 'part', name: 'lines' },
  { type: 'note', runs: [{ text: 'Sitno', href: '{{href}}' }] },
];

it('words go into the text editor and come back as they were', () => {
  const schema = getSchema(mailExtensions((name) => name));
  // What the editor does not know, it would drop or refuse.
  const known = schema.nodeFromJSON(toDoc(BODY));
  known.check();

  expect(fromDoc(known.toJSON())).toEqual(BODY);
});

it('items of one kind are one list', () => {
  expect(toDoc(BODY).content?.map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'bulletList',
    'orderedList',
    'mailPart',
    'note',
  ]);
});

it('a break within a line is kept, and empty lines are not', () => {
  const body: MailLine[] = [{ type: 'paragraph', runs: [{ text: 'a\nb' }] }];
  const doc = toDoc(body);
  expect(doc.content?.[0]?.content?.map(({ type }) => type)).toEqual(['text', 'hardBreak', 'text']);

  expect(
    fromDoc({ type: 'doc', content: [{ type: 'paragraph' }, ...(doc.content ?? [])] }),
  ).toEqual([{ type: 'paragraph', runs: [{ text: 'a\n' }, { text: 'b' }] }]);
});

it('a list within an item becomes items beside it', () => {
  const item = (text: string, more: object[] = []) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...more],
  });
  const inner = { type: 'orderedList', content: [item('b')] };

  expect(
    fromDoc({ type: 'doc', content: [{ type: 'bulletList', content: [item('a', [inner])] }] }),
  ).toEqual([
    { type: 'bullet', runs: [{ text: 'a' }] },
    { type: 'number', runs: [{ text: 'b' }] },
  ]);
});
