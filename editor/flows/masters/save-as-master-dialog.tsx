import { useId, useState } from 'react';
import slugify from 'slugify';
import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import { unflatten } from '#runtime/content/flat.ts';
import { saveAsMaster } from '#runtime/content/masters.ts';
import { createElement } from '#schemas/api/content.ts';
import { say, titleOf } from '../../kernel/actions/say.ts';
import { nodeAt } from '../../kernel/actions/scene.ts';
import { type EditorContextValue, useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { openElements } from '../../kernel/load-masters.ts';
import { replaceByChild } from '../../kernel/store/commands/master-commands.ts';
import { documentOf } from '../../kernel/store/documents.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import type { NodeKey } from '../../kernel/store/nodes/node-key.ts';
import { updateSave } from '../../kernel/store/saving/save-state.ts';
import { closeDialog } from '../../kernel/store/ui.ts';

/** Stores a section once, to be placed on many pages; here a child of it takes its place. */
export function SaveAsMasterDialog({ nodeKey }: { nodeKey: NodeKey }) {
  const t = useTexts();
  const editor = useEditor();
  const node = nodeAt(editor, nodeKey);
  const formId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  if (!node) return null;

  const save = async (title: string) => {
    const problem = await makeMaster(editor, node, title);
    if (problem === null) closeDialog(editor.store);
    else setFailure(problem);
  };

  return (
    <EditorDialog
      size="s"
      title={t('saveAsMaster.title')}
      description={t('saveAsMaster.text')}
      actions={
        <>
          <Button size="l" onClick={() => closeDialog(editor.store)}>
            {t('dialog.cancel')}
          </Button>
          <Button kind="primary" size="l" type="submit" form={formId}>
            {t('saveAsMaster.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        action={(data) => {
          const title = data.get('title');
          if (typeof title === 'string' && title.trim() !== '') void save(title.trim());
        }}
      >
        <TextField
          label={t('saveAsMaster.name')}
          name="title"
          defaultValue={titleOf(editor, node)}
          maxLength={100}
          required
          error={failure ?? undefined}
        />
      </form>
    </EditorDialog>
  );
}

/** Null when it worked, else the reason in words. */
async function makeMaster(
  editor: EditorContextValue,
  node: CanvasNode,
  title: string,
): Promise<string | null> {
  const { store, api, history, autosave } = editor;
  await autosave.flush();
  const element = documentOf(store.getState().documents, node.stored.elementId);
  if (!element) return null;
  const slug =
    `${slugify(title, { locale: 'hr', lower: true, strict: true })}-${node.stored.nodeId}`
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-');
  const body = saveAsMaster(unflatten(element), node.stored.nodeId, { title, slug });
  const answer = await api.call(createElement, { body });
  if (answer.errored) return answer.message;
  openElements(store, [answer.data]);
  // Shoppers have not seen it: it is published together with the page.
  updateSave(store, String(answer.data.id), { changed: true });
  history.run(replaceByChild(node.stored, answer.data.id));
  say(editor, 'said.savedAsMaster', { name: title });
  return null;
}
