import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { composeElement } from '#runtime/content/compose.ts';
import { unflatten } from '#runtime/content/flat.ts';
import type { ComposedNode } from '#runtime/content/types.ts';
import { say, titleOf } from '../../kernel/actions/say.ts';
import { nodeAt } from '../../kernel/actions/scene.ts';
import { type EditorContextValue, useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { detachFromMaster } from '../../kernel/store/commands/master-commands.ts';
import { documentOf } from '../../kernel/store/documents.ts';
import { mastersOf } from '../../kernel/store/nodes/compose-canvas.ts';
import type { NodeKey } from '../../kernel/store/nodes/node-key.ts';
import { closeDialog } from '../../kernel/store/ui.ts';

/** Asks before a child becomes nodes of the page's own. */
export function DetachDialog({ nodeKey }: { nodeKey: NodeKey }) {
  const t = useTexts();
  const editor = useEditor();
  const confirm = () => {
    closeDialog(editor.store);
    detach(editor, nodeKey);
  };
  return (
    <EditorDialog
      size="s"
      title={t('detach.title')}
      description={t('detach.text')}
      actions={
        <>
          <Button size="l" onClick={() => closeDialog(editor.store)}>
            {t('dialog.cancel')}
          </Button>
          <Button kind="primary" size="l" onClick={confirm}>
            {t('detach.confirm')}
          </Button>
        </>
      }
    />
  );
}

function detach(editor: EditorContextValue, key: NodeKey): void {
  const node = nodeAt(editor, key);
  const { documents } = editor.store.getState();
  const element = node && documentOf(documents, node.stored.elementId);
  if (!node || !element) return;
  const masters = mastersOf(documents, unflatten);
  const roots = composeElement(unflatten(element), masters, editor.registry);
  const composed = findComposed(roots, node.composed.key);
  if (!composed) return;
  editor.history.run(detachFromMaster(element, composed, editor.registry));
  say(editor, 'said.detached', { name: titleOf(editor, node) });
}

function findComposed(nodes: readonly ComposedNode[], key: string): ComposedNode | undefined {
  for (const node of nodes) {
    if (node.key === key) return node;
    const inner = Object.values(node.slots).flatMap((slot) => slot.nodes);
    const found = findComposed(inner, key);
    if (found) return found;
  }
  return undefined;
}
