import type { Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Strikethrough,
  Table,
  TextAlignCenter,
  TextAlignEnd,
  Underline,
} from 'lucide-react';
import { insertTable } from './table-nodes.ts';

/** A button of the toolbar that switches a format on and off. */
export interface Tool {
  /** Text `inline.tool.<id>`. */
  id: string;
  /** Mark or node it makes; shown only where the field allows it. */
  name: string;
  icon: LucideIcon;
  attrs?: { level: 2 | 3 | 4 };
  /** Shortcut of TipTap. */
  keys?: string;
  run(editor: Editor): void;
}

/** Formats of runs of text. */
export const MARK_TOOLS: readonly Tool[] = [
  {
    id: 'bold',
    keys: 'Ctrl+B',
    name: 'bold',
    icon: Bold,
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    keys: 'Ctrl+I',
    name: 'italic',
    icon: Italic,
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    id: 'underline',
    keys: 'Ctrl+U',
    name: 'underline',
    icon: Underline,
    run: (e) => e.chain().focus().toggleUnderline().run(),
  },
  {
    id: 'strike',
    keys: 'Ctrl+Shift+S',
    name: 'strike',
    icon: Strikethrough,
    run: (e) => e.chain().focus().toggleStrike().run(),
  },
];

/** Formats of whole paragraphs. */
export const NODE_TOOLS: readonly Tool[] = [
  {
    id: 'heading2',
    keys: 'Ctrl+Alt+2',
    name: 'heading',
    icon: Heading2,
    attrs: { level: 2 },
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'heading3',
    keys: 'Ctrl+Alt+3',
    name: 'heading',
    icon: Heading3,
    attrs: { level: 3 },
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    id: 'heading4',
    keys: 'Ctrl+Alt+4',
    name: 'heading',
    icon: Heading4,
    attrs: { level: 4 },
    run: (e) => e.chain().focus().toggleHeading({ level: 4 }).run(),
  },
  {
    id: 'bulletList',
    keys: 'Ctrl+Shift+8',
    name: 'bulletList',
    icon: List,
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'orderedList',
    keys: 'Ctrl+Shift+7',
    name: 'orderedList',
    icon: ListOrdered,
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'blockquote',
    keys: 'Ctrl+Shift+B',
    name: 'blockquote',
    icon: Quote,
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
];

/** How a paragraph or heading stands. */
export const ALIGN_TOOLS = [
  { id: 'center', icon: TextAlignCenter, keys: 'Ctrl+Shift+E', align: 'center' },
  { id: 'end', icon: TextAlignEnd, keys: 'Ctrl+Shift+R', align: 'end' },
] as const;

/** What is put between paragraphs. */
export interface InsertTool extends Pick<Tool, 'id' | 'name' | 'icon'> {
  /** Where the caret is; `pickPicture` asks for one of the library. */
  run(editor: Editor, pickPicture: () => void): void;
}

export const INSERT_TOOLS: readonly InsertTool[] = [
  { id: 'table', name: 'table', icon: Table, run: insertTable },
  { id: 'picture', name: 'picture', icon: ImagePlus, run: (_, pickPicture) => pickPicture() },
  {
    id: 'horizontalRule',
    name: 'horizontalRule',
    icon: Minus,
    run: (e) => e.chain().focus().setHorizontalRule().run(),
  },
];
