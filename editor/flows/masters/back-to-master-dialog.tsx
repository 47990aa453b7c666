import { useTexts } from '#kit/back-office-context.ts';
import { blockLabels } from '#kit/fields/block-labels.ts';
import { Button } from '#kit/ui/button.tsx';
import { fieldsOf } from '#runtime/content/block-fields.ts';
import { unflatten } from '#runtime/content/flat.ts';
import { type Loss, losses } from '#runtime/content/masters.ts';
import { findNode } from '#runtime/content/tree.ts';
import { say, titleOf } from '../../kernel/actions/say.ts';
import { nodeAt } from '../../kernel/actions/scene.ts';
import { type EditorContextValue, useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { backToMaster } from '../../kernel/store/commands/master-commands.ts';
import { documentOf } from '../../kernel/store/documents.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import type { NodeKey } from '../../kernel/store/nodes/node-key.ts';
import { closeDialog } from '../../kernel/store/ui.ts';
import { valueText } from '../../kernel/value-text.ts';
import styles from './back-to-master-dialog.module.css';

/** Asks before a child goes back to its master, and lists every value that will be lost (SECT-02). */
export function BackToMasterDialog({ nodeKey }: { nodeKey: NodeKey }) {
  const t = useTexts();
  const editor = useEditor();
  const node = nodeAt(editor, nodeKey);
  if (!node) return null;
  const lost = lossesOf(editor, node);
  const confirm = () => {
    closeDialog(editor.store);
    editor.history.run(backToMaster(node.stored));
    say(editor, 'said.backToMaster', { name: titleOf(editor, node) });
  };
  return (
    <EditorDialog
      title={t('backToMaster.title')}
      description={t(lost.length > 0 ? 'backToMaster.text' : 'backToMaster.nothing')}
      actions={
        <>
          <Button size="l" onClick={() => closeDialog(editor.store)}>
            {t('dialog.cancel')}
          </Button>
          <Button kind="danger" size="l" disabled={lost.length === 0} onClick={confirm}>
            {t('backToMaster.confirm')}
          </Button>
        </>
      }
    >
      {lost.length > 0 && <LossList node={node} lost={lost} />}
    </EditorDialog>
  );
}

function lossesOf({ store }: EditorContextValue, { stored }: CanvasNode): Loss[] {
  const element = documentOf(store.getState().documents, stored.elementId);
  const content = element && unflatten(element);
  const child = content && findNode(content, stored.nodeId);
  return content && child ? losses(content, child) : [];
}

function LossList({ node, lost }: { node: CanvasNode; lost: readonly Loss[] }) {
  const t = useTexts();
  const editor = useEditor();
  return (
    <ul className={styles['list']}>
      {lost.map((loss) => (
        <li key={[loss.override, loss.field, loss.locale, loss.viewport].join(' ')}>
          <p className={styles['field']}>
            {lossName(editor, node, loss)}
            {loss.viewport === 'mobile' && <span>{t('viewport.mobile')}</span>}
            {localeOf(editor, node, loss) && <span>{localeOf(editor, node, loss)}</span>}
          </p>
          <p className={styles['value']}>{lossText(editor, node, loss) || t('conflict.nothing')}</p>
        </li>
      ))}
    </ul>
  );
}

function lossName(editor: EditorContextValue, node: CanvasNode, loss: Loss): string {
  const { owner, block } = ownerOf(editor, node, loss);
  const { locale } = editor.store.getState().ui;
  const field = block ? blockLabels(block, locale, editor.t).field(loss.field) : loss.field;
  return owner ? `${titleOf(editor, owner)} › ${field}` : field;
}

/** Language of a lost value; '' for one that is the same in all languages. */
function localeOf(editor: EditorContextValue, node: CanvasNode, loss: Loss): string {
  const { block } = ownerOf(editor, node, loss);
  const field = block && fieldsOf(block.schema).byName.get(loss.field);
  return field?.translated === false ? '' : (loss.locale ?? '').toUpperCase();
}

function lossText(editor: EditorContextValue, node: CanvasNode, loss: Loss): string {
  const { block } = ownerOf(editor, node, loss);
  return valueText(editor, loss.value, { block, field: loss.field });
}

/** The node that the lost value was laid over. */
function ownerOf(editor: EditorContextValue, node: CanvasNode, { override }: Loss) {
  const owner = nodeAt(editor, override === undefined ? node.key : `${node.key}/${override}`);
  return { owner, block: owner && editor.registry.get(owner.composed.block) };
}
