import type { EditorContextValue } from '../editor-context.ts';
import type { Place } from '../store/documents.ts';
import type { NodeBundle } from '../store/nodes/node-bundle.ts';
import { placeForInsert, refusesBundle } from './insert-operations.ts';
import { sceneOf, selectedNodes } from './scene.ts';

/** Behind the section that the selection is in, or at the end of the page. */
export function placeForSection(editor: EditorContextValue): Place {
  const { composition } = sceneOf(editor);
  let node = selectedNodes(editor).at(-1);
  while (node && node.parent !== null) node = composition.byKey.get(node.parent);
  const { placement, scope, documents } = editor.store.getState();
  const elementId = scope.masterId ?? placement.page;
  const roots = documents[elementId]?.rootIds ?? [];
  const isHere = node?.stored.elementId === elementId;
  const at = isHere && node ? roots.indexOf(node.stored.nodeId) : -1;
  return { elementId, nodeId: null, slot: null, index: at === -1 ? roots.length : at + 1 };
}

/** Where a bundle goes without pointing: sections behind a section, smaller things beside the selection. */
export function placeForBundle(editor: EditorContextValue, bundle: NodeBundle): Place {
  const beside = placeForInsert(editor);
  return refusesBundle(editor, bundle, beside) === null ? beside : placeForSection(editor);
}
