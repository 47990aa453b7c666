import type { CanvasNode, Composition } from '../store/nodes/canvas-node.ts';
import type { NodeKey } from '../store/nodes/node-key.ts';

/** Height of a row in px; the tree is drawn row by row, so that any page opens at once. */
export const ROW_HEIGHT =
  typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? 44 : 28;
/** Indentation per level in px. */
export const INDENT = 14;

/** A line of the outline: an element of the canvas, a node, a slot among several, or its emptiness. */
export type OutlineRow = {
  /** Unique in the outline; of a node its key. */
  id: string;
  depth: number;
  /** Place among its neighbours, for screen readers. */
  position: number;
  size: number;
  /** Null for a row that can hold nothing. */
  expanded: boolean | null;
  /** Id of the row around it. */
  parent: string | null;
} & (
  | { kind: 'element'; elementId: number }
  | { kind: 'node'; node: CanvasNode }
  | { kind: 'slot'; node: CanvasNode; slot: string }
  | { kind: 'empty'; node: CanvasNode; slot: string }
);

/** Id of an element's row. */
export function elementRowId(elementId: number): string {
  return `element#${elementId}`;
}

/** Id of a slot's row. */
export function slotRowId(key: NodeKey, slot: string): string {
  return `${key}#${slot}`;
}

interface Place {
  depth: number;
  position: number;
  size: number;
  parent: string | null;
}

type Folded = Readonly<Record<string, true>>;

/** Rows of a section as they were last, with what they follow from beside the nodes themselves. */
interface SectionRows {
  folded: Folded;
  place: Place;
  rows: readonly OutlineRow[];
}

const sectionRows = new WeakMap<readonly CanvasNode[], SectionRows>();

/** A key that is typed changes one section of the page; the rows of the others stay as they were. */
function rowsOfSection(
  composition: Composition,
  { key, folded, place }: { key: NodeKey; folded: Folded; place: Place },
): readonly OutlineRow[] {
  const node = composition.byKey.get(key);
  const nodes = composition.sections.get(key);
  if (!(node && nodes)) return [];
  const before = sectionRows.get(nodes);
  if (before?.folded === folded && isSamePlace(before.place, place)) return before.rows;
  const rows = rowsBelow(composition, folded, node, place);
  sectionRows.set(nodes, { folded, place, rows });
  return rows;
}

function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.depth === other.depth &&
    one.position === other.position &&
    one.size === other.size &&
    one.parent === other.parent
  );
}

const nodeRows = new WeakMap<CanvasNode, OutlineRow>();

/** The row of a node: the same one as before where nothing of it changed, so that it is not drawn again. */
function rowOf(node: CanvasNode, place: Place, expanded: boolean | null): OutlineRow {
  const before = nodeRows.get(node);
  if (before?.expanded === expanded && isSamePlace(before, place)) return before;
  const row: OutlineRow = { ...place, kind: 'node', id: node.key, node, expanded };
  nodeRows.set(node, row);
  return row;
}

/** The row of a node and those of all that is in it, without what is folded. */
function rowsBelow(
  composition: Composition,
  folded: Folded,
  top: CanvasNode,
  topPlace: Place,
): OutlineRow[] {
  const rows: OutlineRow[] = [];

  const addNode = (node: CanvasNode, place: Place) => {
    const slots = Object.keys(node.slots);
    const expanded = slots.length > 0 ? !folded[node.key] : null;
    rows.push(rowOf(node, place, expanded));
    if (!expanded) return;
    slots.forEach((slot, index) => {
      const inside = { depth: place.depth + 1, parent: node.key };
      if (slots.length === 1) addSlotContent(node, slot, inside);
      else addSlot(node, slot, { ...inside, position: index, size: slots.length });
    });
  };

  const addSlot = (node: CanvasNode, slot: string, place: Place) => {
    const id = slotRowId(node.key, slot);
    const isEmpty = node.slots[slot]?.keys.length === 0;
    const expanded = isEmpty ? null : !folded[id];
    rows.push({ ...place, kind: 'slot', id, node, slot, expanded });
    if (expanded) addSlotContent(node, slot, { depth: place.depth + 1, parent: id });
  };

  const addSlotContent = (
    node: CanvasNode,
    slot: string,
    { depth, parent }: Pick<Place, 'depth' | 'parent'>,
  ) => {
    const keys = node.slots[slot]?.keys ?? [];
    addNodes(keys, depth, parent);
    if (keys.length > 0) return;
    const id = slotRowId(node.key, slot);
    rows.push({
      kind: 'empty',
      id,
      node,
      slot,
      depth,
      parent,
      position: 0,
      size: 1,
      expanded: null,
    });
  };

  const addNodes = (keys: readonly NodeKey[], depth: number, parent: string | null) => {
    keys.forEach((key, position) => {
      const node = composition.byKey.get(key);
      if (node) addNode(node, { depth, parent, position, size: keys.length });
    });
  };

  addNode(top, topPlace);
  return rows;
}

/** The rows that show, from top to bottom; what is in a folded row is left out. */
export function outlineRows(
  composition: Composition,
  elementIds: readonly number[],
  folded: Folded,
): OutlineRow[] {
  return elementIds.flatMap((elementId, position) => {
    const id = elementRowId(elementId);
    const expanded = !folded[id];
    const roots = composition.roots[elementId] ?? [];
    const size = elementIds.length;
    const inside = { depth: 1, parent: id, size: roots.length };
    return [
      { kind: 'element', id, elementId, depth: 0, parent: null, position, size, expanded } as const,
      ...(expanded ? roots : []).flatMap((key, index) =>
        rowsOfSection(composition, { key, folded, place: { ...inside, position: index } }),
      ),
    ];
  });
}

/** The rows that a search finds, each below the rows around it. Takes the rows of a tree without folds. */
export function foundRows(
  rows: readonly OutlineRow[],
  isFound: (row: OutlineRow) => boolean,
): OutlineRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<string>();
  for (const found of rows.filter(isFound)) {
    let row: OutlineRow | undefined = found;
    while (row && !kept.has(row.id)) {
      kept.add(row.id);
      row = byId.get(row.parent ?? '');
    }
  }
  const shown = rows.filter(({ id }) => kept.has(id));
  const groups = new Map<string | null, OutlineRow[]>();
  for (const row of shown) {
    const siblings = groups.get(row.parent);
    if (siblings) siblings.push(row);
    else groups.set(row.parent, [row]);
  }
  return shown.map((row) => {
    const siblings = groups.get(row.parent) ?? [];
    const expanded = groups.has(row.id) ? true : null;
    return { ...row, position: siblings.indexOf(row), size: siblings.length, expanded };
  });
}
