import { Extension, Node } from '@tiptap/core';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { insertBlock } from './insert-block.ts';

/** What ProseMirror's tables call our nodes. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
});

const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // ProseMirror asks for it; widths follow from what is in the columns.
  colwidth: { default: null, rendered: false },
});

/** As the shop shows it, so that the canvas looks the same. */
const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { 'data-table': '' }, ['table', ['tbody', 0]]],
});

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Tab goes from cell to cell, and makes a row behind the last. */
const editing = Extension.create({
  name: 'tableEditing',
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => run(this.editor, goToNextCell(direction));
    return {
      Tab: () => go(1)() || (run(this.editor, addRowAfter) && go(1)()),
      'Shift-Tab': go(-1),
    };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

/** Everything that a field with tables needs. */
export const tableExtensions = [
  table,
  tableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
  editing,
];

type TableCommand = typeof addRowAfter;

function run(editor: Editor, command: TableCommand): boolean {
  const { state, view } = editor;
  return command(state, view.dispatch);
}

/** A table of three columns and rows whose first row is a heading; the caret goes into its first cell. */
export function insertTable(editor: Editor): void {
  const row = (type: string) => ({
    type: 'tableRow',
    content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
  });
  const at = editor.state.selection.from;
  insertBlock(editor, {
    type: 'table',
    content: [row('tableHeader'), row('tableCell'), row('tableCell')],
  });
  const start = firstCell(editor, at);
  if (start !== null) editor.commands.setTextSelection(start);
}

/** Where the text of the first cell behind a place begins. */
function firstCell({ state }: Editor, behind: number): number | null {
  let found: number | null = null;
  state.doc.nodesBetween(Math.max(0, behind - 1), state.doc.content.size, (node, position) => {
    if (found === null && node.type.name === 'tableHeader') found = position + 2;
    return found === null;
  });
  return found;
}

/** What is done to the table around the caret. */
export const TABLE_COMMANDS = {
  addRow: (editor: Editor) => run(editor, addRowAfter),
  addColumn: (editor: Editor) => run(editor, addColumnAfter),
  deleteRow: (editor: Editor) => run(editor, deleteRow),
  deleteColumn: (editor: Editor) => run(editor, deleteColumn),
  headerRow: (editor: Editor) => run(editor, toggleHeaderRow),
  deleteTable: (editor: Editor) => run(editor, deleteTable),
} as const;
