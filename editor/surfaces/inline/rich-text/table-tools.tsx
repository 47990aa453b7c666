import { type Editor, useEditorState } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Columns3,
  Heading,
  Rows3,
  Trash2,
} from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { ToolbarBreak, ToolbarButton } from '#kit/ui/toolbar.tsx';
import { TABLE_COMMANDS } from './table-nodes.ts';

const TOOLS = [
  { id: 'addRow', icon: BetweenHorizontalEnd },
  { id: 'addColumn', icon: BetweenVerticalEnd },
  { id: 'deleteRow', icon: Rows3 },
  { id: 'deleteColumn', icon: Columns3 },
  { id: 'headerRow', icon: Heading },
  { id: 'deleteTable', icon: Trash2 },
] as const;

/** What is done to a table, while the caret is in one. */
export function TableTools({ editor }: { editor: Editor }) {
  const t = useTexts();
  const isInTable = useEditorState({
    editor,
    selector: ({ editor: current }) => current.isActive('table'),
  });
  if (!isInTable) return null;
  return (
    <>
      <ToolbarBreak />
      {TOOLS.map(({ id, icon }) => (
        <ToolbarButton
          key={id}
          icon={icon}
          label={t(`inline.table.${id}`)}
          text={t(`inline.table.${id}`)}
          onClick={() => {
            editor.view.focus();
            TABLE_COMMANDS[id](editor);
          }}
        />
      ))}
    </>
  );
}
