import { mapNodes, nodeFromExample, walk } from '#runtime/content/tree.ts';
import { examples, hasExamples } from '#runtime/later-blocks.tsx';
import type { Registry } from '#runtime/registry.ts';
import type { Node } from '#schemas/content/element.ts';
import type { EditorContextValue } from '../editor-context.ts';
import {
  askForProducts,
  exampleProducts,
  namesProducts,
  withShopProducts,
} from '../example-products.ts';
import { listOf, type Refusal, refusesToHold } from '../placement/placement-rules.ts';
import { insertNode } from '../store/commands/node-commands.ts';
import { isSameList, type ListRef, type Place } from '../store/documents.ts';
import type { DragSource } from '../store/editor-state.ts';
import type { NodeBundle } from '../store/nodes/node-bundle.ts';
import { type NodeKey, nodeKey } from '../store/nodes/node-key.ts';
import { mainHeadings, withoutMainHeadings } from '../store/titles/main-headings.ts';
import { type ShownList, shownLists } from '../store/titles/slot-list.ts';
import { noteRecent } from '../store/view/at-hand.ts';
import { say, sayRefusal, titleOf, whereIs } from './say.ts';
import { nodeAt, sceneOf, selectedNodes } from './scene.ts';

/** What can be put in from the palette. */
export type NewThing = Extract<DragSource, { kind: 'block' | 'master' }>;

/**
 * Puts a new node at a place and selects it; tells why when the place refuses it. A block waits for
 * its example, where that is not here yet, and for products of the shop that the example may show.
 */
export function insertThing(editor: EditorContextValue, thing: NewThing, place: Place): boolean {
  if (thing.kind === 'block' && !hasExamples()) {
    void examples.fetch().then(() => {
      if (hasExamples()) insertThing(editor, thing, place);
      else say(editor, 'part.failed');
    });
    return false;
  }
  if (waitsForProducts(editor, thing)) {
    void askForProducts(editor.api).then(() => insertThing(editor, thing, place));
    return false;
  }
  const bundle = bundleOf(editor, thing);
  if (!bundle || !putBundle(editor, bundle, place, 'insertNode')) return false;
  if (thing.kind === 'block') noteRecent(editor.store, thing.block);
  const [node] = selectedNodes(editor);
  if (node) {
    say(editor, 'said.inserted', { name: titleOf(editor, node), where: whereIs(editor, node) });
  }
  return true;
}

/** Puts new nodes at a place in one step and selects them; says why when the place refuses them. */
export function putBundle(
  editor: EditorContextValue,
  bundle: NodeBundle,
  place: Place,
  name: 'insertNode' | 'pasteNodes' | 'insertPattern',
): boolean {
  const refusal = refusesBundle(editor, bundle, place);
  const list = shownListAt(editor, place);
  if (refusal || !list) {
    const types = bundle.nodes.map(({ block }) => block);
    if (refusal) sayRefusal(editor, refusal, types);
    return false;
  }
  const joined = joining(editor, bundle);
  const keys = joined.nodes.map(({ id }) => keyInList(editor, list, id));
  editor.history.run({ ...insertNode(place, joined, keys), name });
  return true;
}

/** Why a place does not take new nodes; null when it does. */
export function refusesBundle(
  editor: EditorContextValue,
  { nodes }: NodeBundle,
  place: Place,
): Refusal | null {
  const list = shownListAt(editor, place);
  if (!list) return 'inMaster';
  const scene = sceneOf(editor);
  const refusals = nodes.map(({ block }) =>
    refusesToHold({ kind: 'block', block, example: null }, list, scene),
  );
  return refusals.find((refusal) => refusal !== null) ?? null;
}

/** New nodes as the page takes them: it keeps the one main heading that it has. */
export function joining(editor: EditorContextValue, bundle: NodeBundle): NodeBundle {
  const { desktop, mobile } = mainHeadings(sceneOf(editor).composition, editor.registry);
  return desktop.length + mobile.length > 0 ? withoutMainHeadings(bundle, editor.registry) : bundle;
}

/** Where a new node goes without pointing: behind the selection, or at the end of the page. */
export function placeForInsert(editor: EditorContextValue): Place {
  const scene = sceneOf(editor);
  const selected = selectedNodes(editor).at(-1);
  const list = selected && listOf(selected, scene);
  if (selected && list && !list.closed) {
    return { ...list.list, index: list.keys.indexOf(selected.key) - list.before + 1 };
  }
  const { placement, scope } = editor.store.getState();
  const elementId = scope.masterId ?? placement.page;
  const index = scene.state.documents[elementId]?.rootIds.length ?? 0;
  return { elementId, nodeId: null, slot: null, index };
}

/** The first place from the given one upwards to the page that takes a thing; null when none does. */
export function nearestPlaceFor(
  editor: EditorContextValue,
  thing: NewThing,
  start: Place,
): Place | null {
  const scene = sceneOf(editor);
  const lists = shownLists(scene.composition, scene.state);
  let place: Place | null = start;
  while (place) {
    const list = lists.find((shown) => place && isSameList(shown.list, place));
    if (list && !refusesToHold(thing, list, scene)) return place;
    place = list ? placeBehindParent(list, editor) : null;
  }
  return null;
}

function placeBehindParent({ parent }: ShownList, editor: EditorContextValue): Place | null {
  const node = parent === null ? undefined : nodeAt(editor, parent);
  const list = node && listOf(node, sceneOf(editor));
  return list ? { ...list.list, index: list.keys.indexOf(node.key) - list.before + 1 } : null;
}

/** The list on the canvas that is stored at a place. */
export function shownListAt(editor: EditorContextValue, at: ListRef): ShownList | undefined {
  const scene = sceneOf(editor);
  return shownLists(scene.composition, scene.state).find(({ list }) => isSameList(list, at));
}

/** Key that a node will have once it is in a list. */
export function keyInList(editor: EditorContextValue, list: ShownList, id: string): NodeKey {
  const parent = list.parent === null ? undefined : nodeAt(editor, list.parent);
  const canvasElement = Number((list.parent ?? '').split('/', 1)[0] || list.list.elementId);
  if (!parent || list.list.elementId === canvasElement) return nodeKey(canvasElement, id);
  if (parent.composed.master) return `${parent.key}/${id}`;
  return [...parent.key.split('/').slice(0, -1), id].join('/');
}

function bundleOf(editor: EditorContextValue, thing: NewThing): NodeBundle | null {
  return thing.kind === 'block' ? blockBundle(editor, thing) : masterBundle(editor, thing.masterId);
}

function blockBundle(
  { registry, api }: EditorContextValue,
  thing: Extract<NewThing, { kind: 'block' }>,
): NodeBundle | null {
  const node = exampleNode(registry, thing);
  if (!node) return null;
  const shown = (one: Node) => withShopProducts(one, registry, exampleProducts(api) ?? []);
  return { nodes: mapNodes([node], (one) => markedAsExample(shown(one))), tr: {} };
}

function exampleNode(
  registry: Registry,
  { block: type, example: name }: Extract<NewThing, { kind: 'block' }>,
): Node | null {
  const block = registry.get(type);
  if (!block) return null;
  const example = block.examples.find((one) => one.name === name) ?? block.examples[0];
  return nodeFromExample(block, example ?? {});
}

function waitsForProducts({ registry, api }: EditorContextValue, thing: NewThing): boolean {
  if (thing.kind !== 'block' || exampleProducts(api)) return false;
  const node = exampleNode(registry, thing);
  return (
    node !== null &&
    [...walk({ parts: [node] })].some((visit) => namesProducts(visit.node, registry))
  );
}

/** The node, saying of its content that it is an example. */
function markedAsExample(node: Node): Node {
  const fields = Object.keys(node.meta ?? {});
  if (fields.length === 0) return node;
  return { ...node, example: Object.fromEntries(fields.map((field) => [field, true] as const)) };
}

/** A child: it shows what its master shows and overrides nothing yet. */
function masterBundle(editor: EditorContextValue, masterId: number): NodeBundle | null {
  const master = editor.store.getState().documents[masterId];
  const root = master?.nodes[master.rootIds[0] ?? ''];
  if (!root) return null;
  const { id } = nodeFromExample({ type: root.block, version: root.v }, {});
  return {
    nodes: [{ id, block: root.block, v: root.v, role: 'child', master: { id: masterId } }],
    tr: {},
  };
}
