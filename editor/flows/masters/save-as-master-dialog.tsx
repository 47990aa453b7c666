import slugify from 'slugify';
import { useTexts } from '#kit/back-office-context.ts';
import { unflatten } from '#runtime/content/flat.ts';
import { saveAsMaster } from '#runtime/content/masters.ts';
import { createElement } from '#schemas/api/content.ts';
import { say, titleOf } from '../../kernel/actions/say.ts';
import { nodeAt } from '../../kernel/actions/scene.ts';
import { type EditorContextValue, useEditor } from '../../kernel/editor-context.ts';
import { openElements } from '../../kernel/load-masters.ts';
import { NameDialog } from '../../kernel/name-dialog.tsx';
import { replaceByChild } from '../../kernel/store/commands/master-commands.ts';
import { documentOf } from '../../kernel/store/documents.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import type { NodeKey } from '../../kernel/store/nodes/node-key.ts';
import { updateSave } from '../../kernel/store/saving/save-state.ts';

/** Stores a section once, to be placed on many pages; here a child of it takes its place. */
export function SaveAsMasterDialog({ nodeKey }: { nodeKey: NodeKey }) {
  const t = useTexts();
  const editor = useEditor();
  const node = nodeAt(editor, nodeKey);
  if (!node) return null;
  return (
    <NameDialog
      title={t('saveAsMaster.title')}
      description={t('saveAsMaster.text')}
      label={t('saveAsMaster.name')}
      value={titleOf(editor, node)}
      maxLength={100}
      confirm={t('saveAsMaster.confirm')}
      save={(title) => makeMaster(editor, node, title)}
    />
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
