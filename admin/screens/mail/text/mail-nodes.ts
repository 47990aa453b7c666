import { Node } from '@tiptap/core';
import Link from '@tiptap/extension-link';
import StarterKit from '@tiptap/starter-kit';
import { NOTE_NODE, PART_NODE } from './mail-doc.ts';

const note = Node.create({
  name: NOTE_NODE,
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p[data-note]', priority: 60 }],
  renderHTML: () => ['p', { 'data-note': '' }, 0],
});

/** A part that the shop makes; it is moved and deleted as a whole. */
const partNode = (labelOf: (name: string) => string) =>
  Node.create({
    name: PART_NODE,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ name: { default: '', parseHTML: (dom) => dom.dataset['part'] ?? '' } }),
    parseHTML: () => [{ tag: 'div[data-part]' }],
    renderHTML: ({ node }) => {
      const name = String(node.attrs['name']);
      return ['div', { 'data-part': name }, labelOf(name)];
    },
  });

const link = Link.configure({
  openOnClick: false,
  autolink: false,
  linkOnPaste: false,
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (url) => /^(?:https?:\/\/|mailto:|tel:|\{\{\w+\}\}$)/i.test(url),
});

/** What words of mails may be in the text editor; what is not here does not exist. */
export function mailExtensions(labelOf: (name: string) => string) {
  return [
    StarterKit.configure({
      heading: { levels: [2] },
      underline: false,
      strike: false,
      code: false,
      codeBlock: false,
      blockquote: false,
      horizontalRule: false,
      link: false,
    }),
    note,
    partNode(labelOf),
    link,
  ];
}
