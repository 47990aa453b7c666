import type { Registry } from '#runtime/registry.ts';
import { ELEMENT_LIMITS } from '#schemas/content/element.ts';
import { isBuiltIn } from '#schemas/content/system-pages.ts';
import { documentOf, isSameList } from '../store/documents.ts';
import type { DragSource, EditorState } from '../store/editor-state.ts';
import { isLockedAgainst } from '../store/locks.ts';
import type { CanvasNode, Composition } from '../store/nodes/canvas-node.ts';
import type { NodeKey } from '../store/nodes/node-key.ts';
import { listHolding, type ShownList } from '../store/titles/slot-list.ts';
import { worksOn } from './works-on.ts';

/** Why something may not be put at a place; key below `refusal.` in the editor's catalogue. */
export type Refusal =
  | 'inMaster'
  | 'outsideMaster'
  | 'followsMaster'
  | 'insideItself'
  | 'locked'
  | 'chrome'
  | 'otherPage'
  | 'notAllowed'
  | 'full'
  | 'tooFew'
  | 'tooManySections'
  | 'tooManyNodes'
  | 'tooDeep';

/** What the rules look at. */
export interface PlacementScene {
  registry: Registry;
  composition: Composition;
  state: Pick<EditorState, 'documents' | 'scope'>;
}

/** One thing that is to be put somewhere. */
interface Piece {
  block: string;
  /** Types of all blocks in it, its own first. */
  blocks: readonly string[];
  /** The node it is now; null for a new one. */
  node: CanvasNode | null;
  count: number;
  /** Levels of nodes, itself included. */
  height: number;
}

/** Why a drag may not begin; null when it may. */
export function refusesToMove(source: DragSource, scene: PlacementScene): Refusal | null {
  if (source.kind !== 'nodes') return null;
  const nodes = source.keys.flatMap((key) => scene.composition.byKey.get(key) ?? []);
  if (nodes.some((node) => isLockedAgainst(node, 'move'))) return 'locked';
  return nodes.map((node) => listOf(node, scene).closed).find((closed) => closed) ?? null;
}

/** A new thing that takes nodes of the list into itself. */
interface Around {
  /** Levels of nodes that it will have, itself included. */
  height: number;
  /** How many nodes of the list will be in it. */
  replaced: number;
}

/** Why the dragged things may not be in a list; null when they may. */
export function refusesToHold(
  source: DragSource,
  list: ShownList,
  scene: PlacementScene,
  around?: Around,
): Refusal | null {
  if (list.closed) return list.closed;
  if (isBuiltIn({ id: list.list.elementId }) || isInLocked(list, scene)) return 'locked';
  const pieces = piecesOf(source, scene).map((piece) => ({
    ...piece,
    height: around?.height ?? piece.height,
  }));
  const staying = pieces.filter(({ node }) => node && isSameList(node.list, list.list)).length;
  const added = pieces.length - staying;
  if (around) {
    const left = list.keys.length - around.replaced + added;
    if (left < (slotOf(list, scene)?.min ?? 0)) return 'tooFew';
  }
  return (
    pieces.map((piece) => pieceRefusal(piece, list, scene)).find((refusal) => refusal) ??
    sizeRefusal(list, around ? 0 : added, scene) ??
    (pieces.some((piece) => leavesTooFew(piece, list, scene)) ? 'tooFew' : null)
  );
}

function pieceRefusal(piece: Piece, list: ShownList, scene: PlacementScene): Refusal | null {
  const { parent } = list;
  if (piece.node && parent !== null && isInside(parent, piece.node.key, scene.composition)) {
    return 'insideItself';
  }
  const allow = slotOf(list, scene)?.allow;
  if (allow) return allow.includes(piece.block) ? depthRefusal(piece, list, scene) : 'notAllowed';
  const isChrome = scene.registry.get(piece.block)?.category === 'chrome';
  const element = documentOf(scene.state.documents, list.list.elementId);
  const isStatic = element?.type === 'static-element';
  if (isChrome && !isStatic) return 'chrome';
  if (!isChrome && isStatic && parent === null) return 'notAllowed';
  const blocks = piece.blocks.flatMap((type) => scene.registry.get(type) ?? []);
  if (element && !blocks.every((block) => worksOn(block, element))) return 'otherPage';
  return depthRefusal(piece, list, scene);
}

function depthRefusal(piece: Piece, list: ShownList, { composition }: PlacementScene) {
  let depth = piece.height;
  let parent = list.parent;
  while (parent !== null) {
    depth += 1;
    parent = composition.byKey.get(parent)?.parent ?? null;
  }
  return depth > ELEMENT_LIMITS.depth ? 'tooDeep' : null;
}

function sizeRefusal(list: ShownList, added: number, scene: PlacementScene): Refusal | null {
  if (added === 0) return null;
  const size = list.keys.length + added;
  if (list.parent === null) return size > ELEMENT_LIMITS.sections ? 'tooManySections' : null;
  const max = Math.min(slotOf(list, scene)?.max ?? Infinity, ELEMENT_LIMITS.nodesInSlot);
  if (size > max) return 'full';
  const element = documentOf(scene.state.documents, list.list.elementId);
  const nodes = Object.keys(element?.nodes ?? {}).length;
  return nodes + added > ELEMENT_LIMITS.nodes ? 'tooManyNodes' : null;
}

/** A node that leaves a slot must leave enough behind. */
function leavesTooFew({ node }: Piece, to: ShownList, scene: PlacementScene): boolean {
  if (!node || node.parent === null || isSameList(node.list, to.list)) return false;
  const from = listOf(node, scene);
  return from.keys.length <= (slotOf(from, scene)?.min ?? 0);
}

/** What may not be edited takes in nothing. */
function isInLocked({ parent }: ShownList, { composition }: PlacementScene): boolean {
  const holder = parent === null ? undefined : composition.byKey.get(parent);
  return holder !== undefined && isLockedAgainst(holder, 'edit');
}

/** The list that a node is shown in now. */
export function listOf(node: CanvasNode, { composition, state }: PlacementScene): ShownList {
  return listHolding(node, composition, state.scope);
}

function slotOf(list: ShownList, { registry, composition }: PlacementScene) {
  const parent = list.parent === null ? undefined : composition.byKey.get(list.parent);
  const block = parent && registry.get(parent.composed.block);
  return list.list.slot === null ? undefined : block?.slots?.[list.list.slot];
}

function isInside(key: NodeKey | null, ancestor: NodeKey, composition: Composition): boolean {
  let at = key;
  while (at !== null) {
    if (at === ancestor) return true;
    at = composition.byKey.get(at)?.parent ?? null;
  }
  return false;
}

function piecesOf(source: DragSource, { composition, state }: PlacementScene): Piece[] {
  switch (source.kind) {
    case 'block':
      return [{ block: source.block, blocks: [source.block], node: null, count: 1, height: 1 }];
    case 'master': {
      const master = documentOf(state.documents, source.masterId);
      const root = master?.nodes[master.rootIds[0] ?? ''];
      const blocks = Object.values(master?.nodes ?? {}).map(({ block }) => block);
      return [{ block: root?.block ?? '', blocks, node: null, count: 1, height: 1 }];
    }
    case 'nodes':
      return source.keys.flatMap((key) => {
        const node = composition.byKey.get(key);
        if (!node) return [];
        const { block } = node.composed;
        return [{ block, blocks: blocksIn(node, composition), node, ...sizeOf(node, composition) }];
      });
  }
}

/** Types of the blocks from a node downwards, its own first. */
function blocksIn(node: CanvasNode, composition: Composition): string[] {
  const inside = Object.values(node.slots).flatMap(({ keys }) =>
    keys.flatMap((key) => {
      const child = composition.byKey.get(key);
      return child ? blocksIn(child, composition) : [];
    }),
  );
  return [node.composed.block, ...inside];
}

/** Levels of nodes from a node downwards, itself included. */
export function heightOf(node: CanvasNode, composition: Composition): number {
  return sizeOf(node, composition).height;
}

function sizeOf(node: CanvasNode, composition: Composition): { count: number; height: number } {
  let count = 1;
  let height = 0;
  for (const slot of Object.values(node.slots)) {
    for (const key of slot.keys) {
      const child = composition.byKey.get(key);
      const size = child ? sizeOf(child, composition) : { count: 0, height: 0 };
      count += size.count;
      height = Math.max(height, size.height);
    }
  }
  return { count, height: height + 1 };
}
