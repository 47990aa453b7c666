import type { EditorContextValue } from '../editor-context.ts';
import { refusesToHold } from '../placement/placement-rules.ts';
import { insertNode } from '../store/commands/node-commands.ts';
import type { Place } from '../store/documents.ts';
import type { NodeBundle } from '../store/nodes/node-bundle.ts';
import { joining, keyInList, placeForInsert, shownListAt } from './insert-operations.ts';
import { sayRefusal } from './say.ts';
import { sceneOf, selectedNodes } from './scene.ts';

/** Puts new nodes at a place in one step and selects them; says why when the place refuses them. */
export function putBundle(
  editor: EditorContextValue,
  bundle: NodeBundle,
  place: Place,
  name: 'pasteNodes' | 'insertPattern',
): boolean {
  const list = shownListAt(editor, place);
  const scene = sceneOf(editor);
  const refusal = list
    ? bundle.nodes
        .map(({ block }) => refusesToHold({ kind: 'block', block, example: null }, list, scene))
        .find((found) => found)
    : 'inMaster';
  if (refusal || !list) {
    if (refusal) sayRefusal(editor, refusal);
    return false;
  }
  const joined = joining(editor, bundle);
  const keys = joined.nodes.map(({ id }) => keyInList(editor, list, id));
  editor.history.run({ ...insertNode(place, joined, keys), name });
  return true;
}

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
  const list = shownListAt(editor, beside);
  const scene = sceneOf(editor);
  const fits =
    list &&
    bundle.nodes.every(
      ({ block }) => refusesToHold({ kind: 'block', block, example: null }, list, scene) === null,
    );
  return fits ? beside : placeForSection(editor);
}
