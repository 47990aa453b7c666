import TextAlign from '@tiptap/extension-text-align';
import StarterKit from '@tiptap/starter-kit';
import type { FieldSchema } from '#kit/fields/control-props.ts';
import { TEXT_ALIGNMENTS } from '#schemas/content/values.ts';
import { RICH_TEXT_MARKS, RICH_TEXT_NODES } from '#schemas/fields.ts';
import { link } from './link-mark.ts';
import { pictureNode } from './picture-node.tsx';
import { tableExtensions } from './table-nodes.ts';

/** Names of the marks or nodes that a rich-text field allows. */
export function allowedIn(
  schema: FieldSchema,
  keyword: 'x-marks' | 'x-nodes',
): ReadonlySet<string> {
  return new Set(schema[keyword] ?? (keyword === 'x-marks' ? RICH_TEXT_MARKS : RICH_TEXT_NODES));
}

/** Extensions of TipTap for what a field allows; what is not allowed does not exist. */
export function extensionsFor(schema: FieldSchema) {
  const marks = allowedIn(schema, 'x-marks');
  const nodes = allowedIn(schema, 'x-nodes');
  const hasLists = nodes.has('bulletList') || nodes.has('orderedList');
  const on = <T extends object>(isAllowed: boolean, options: T) =>
    isAllowed ? options : (false as const);
  return [
    StarterKit.configure({
      bold: on(marks.has('bold'), {}),
      italic: on(marks.has('italic'), {}),
      underline: on(marks.has('underline'), {}),
      strike: on(marks.has('strike'), {}),
      code: on(marks.has('code'), {}),
      heading: on(nodes.has('heading'), { levels: [2, 3, 4] as const }),
      bulletList: on(nodes.has('bulletList'), {}),
      orderedList: on(nodes.has('orderedList'), {}),
      listItem: on(hasLists, {}),
      listKeymap: on(hasLists, {}),
      blockquote: on(nodes.has('blockquote'), {}),
      hardBreak: on(nodes.has('hardBreak'), {}),
      horizontalRule: on(nodes.has('horizontalRule'), {}),
      codeBlock: false,
      trailingNode: false,
      link: false,
    }),
    ...(marks.has('link') ? [link] : []),
    // Fields without headings are lines of others, which stand as their block does.
    ...(nodes.has('heading') ? [alignment] : []),
    ...(nodes.has('picture') ? [pictureNode] : []),
    ...(nodes.has('table') ? tableExtensions : []),
  ];
}

const alignment = TextAlign.configure({
  types: ['heading', 'paragraph'],
  alignments: [...TEXT_ALIGNMENTS],
});
