import { useTexts } from '#kit/back-office-context.ts';
import { NODE_NAME_LENGTH } from '#schemas/content/element.ts';
import { say, titleOf } from '../../kernel/actions/say.ts';
import { nodeAt } from '../../kernel/actions/scene.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { NameDialog } from '../../kernel/name-dialog.tsx';
import { setName } from '../../kernel/store/commands/set-name.ts';
import type { NodeKey } from '../../kernel/store/nodes/node-key.ts';
import { blockTitle } from '../../kernel/store/titles/block-title.ts';

/** Gives a block a name for those who edit the page; the title of its kind takes the name off. */
export function RenameDialog({ nodeKey }: { nodeKey: NodeKey }) {
  const t = useTexts();
  const editor = useEditor();
  const node = nodeAt(editor, nodeKey);
  if (!node) return null;
  const kind = blockTitle(editor.registry, node.composed.block, editor.store.getState().ui.locale);
  return (
    <NameDialog
      title={t('rename.title', { name: titleOf(editor, node) })}
      description={t('rename.text', { kind })}
      label={t('rename.name')}
      value={titleOf(editor, node)}
      maxLength={NODE_NAME_LENGTH}
      confirm={t('rename.confirm')}
      save={(name) => {
        editor.history.run(setName(node.stored, name === kind ? null : name));
        say(editor, 'rename.done', { name });
        return Promise.resolve(null);
      }}
    />
  );
}
