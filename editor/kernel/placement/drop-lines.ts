import { listKey, type Place } from '../store/documents.ts';
import type { NodeKey } from '../store/nodes/node-key.ts';
import type { ShownList } from '../store/titles/slot-list.ts';
import type { Refusal } from './placement-rules.ts';

/** A box in pixels, relative to whatever the caller measures in. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a dragged thing can land: a line between two nodes, or in an empty list. */
export interface DropLine {
  id: string;
  place: Place;
  /** The node whose slot it is; null for the sections of an element. */
  parent: NodeKey | null;
  /** Position among the shown nodes, from 0, and how many there are. */
  position: number;
  count: number;
  /** The line itself. */
  box: Box;
}

/** A list with the boxes of what it shows. */
export interface MeasuredList {
  list: ShownList;
  /** One per key, in order; null for a node that shows nothing here. */
  boxes: readonly (Box | null)[];
  /** Where the list lies: around its nodes, or its drop area while it is empty. */
  area: Box | null;
  /** How deep it is nested; the sections of an element are 0. */
  depth: number;
  refusal: Refusal | null;
}

/** Thickness of a line. */
const THICKNESS = 4;
/** A pointer this near to the edge of a list means the list around it. */
const EDGE = 10;

/** The lines of one list, from its start to its end. Positions of a master's nodes have none. */
export function linesOf({ list, boxes, area }: MeasuredList): DropLine[] {
  const shown = boxes.map((box, index) => ({ box, index })).filter(({ box }) => box !== null);
  const inRow = isRow(shown.flatMap(({ box }) => box ?? []));
  const lines: DropLine[] = [];
  for (let position = list.before; position <= list.keys.length; position += 1) {
    const before = shown.findLast(({ index }) => index < position)?.box ?? null;
    const after = shown.find(({ index }) => index >= position)?.box ?? null;
    const box = lineBox(before, after, { inRow, area });
    if (!box) continue;
    lines.push({
      id: `${listKey(list.list)}@${position}`,
      place: { ...list.list, index: position - list.before },
      parent: list.parent,
      position,
      count: list.keys.length,
      box,
    });
  }
  return lines;
}

/** True when the first two boxes lie beside each other. */
export function isRow(boxes: readonly Box[]): boolean {
  const [first, second] = boxes;
  if (!first || !second) return false;
  const overlapY =
    Math.min(first.top + first.height, second.top + second.height) -
    Math.max(first.top, second.top);
  return overlapY > Math.min(first.height, second.height) / 2;
}

function lineBox(
  before: Box | null,
  after: Box | null,
  { inRow, area }: { inRow: boolean; area: Box | null },
): Box | null {
  if (before || after) return inRow ? columnLine(before, after) : rowLine(before, after);
  return area && horizontal(area, area.top + area.height / 2);
}

/** Between nodes that lie side by side; at the start of a new row it is before the next node. */
function columnLine(before: Box | null, after: Box | null): Box | null {
  if (!after) return before && vertical(before, before.left + before.width + THICKNESS);
  const isSameRow = before !== null && after.top < before.top + before.height;
  return vertical(
    after,
    isSameRow ? (before.left + before.width + after.left) / 2 : after.left - THICKNESS,
  );
}

/** Between nodes that lie one below the other. */
function rowLine(before: Box | null, after: Box | null): Box | null {
  if (!after) return before && horizontal(before, before.top + before.height);
  return horizontal(after, before ? (before.top + before.height + after.top) / 2 : after.top);
}

function horizontal({ left, width }: Box, y: number): Box {
  return { left, width, top: y - THICKNESS / 2, height: THICKNESS };
}

function vertical({ top, height }: Box, x: number): Box {
  return { top, height, left: x - THICKNESS / 2, width: THICKNESS };
}

/** What lies under the pointer: a line to land on, or the reason why there is none. */
export interface DropTarget {
  line: DropLine | null;
  refusal: Refusal | null;
}

/**
 * The line a pointer means: the nearest one of the deepest list under it that takes what is dragged.
 * Near its edge a list gives way to the one around it, so that one can drop beside a container.
 */
export function targetAt(
  point: { x: number; y: number },
  lists: readonly MeasuredList[],
): DropTarget {
  const under = lists
    .filter(({ area, depth }) => area && contains(area, point, depth > 0 ? EDGE : 0))
    .sort((a, b) => b.depth - a.depth);
  const open = under.find(({ refusal }) => refusal === null);
  if (!open) return { line: null, refusal: under[0]?.refusal ?? null };
  const lines = linesOf(open);
  const nearest = lines.reduce<DropLine | null>(
    (best, line) => (best && distance(best.box, point) <= distance(line.box, point) ? best : line),
    null,
  );
  return { line: nearest, refusal: null };
}

function contains(box: Box, { x, y }: { x: number; y: number }, inset: number): boolean {
  const insetX = Math.min(inset, box.width / 4);
  const insetY = Math.min(inset, box.height / 4);
  return (
    x >= box.left + insetX &&
    x <= box.left + box.width - insetX &&
    y >= box.top + insetY &&
    y <= box.top + box.height - insetY
  );
}

function distance(box: Box, { x, y }: { x: number; y: number }): number {
  const dx = Math.max(box.left - x, 0, x - box.left - box.width);
  const dy = Math.max(box.top - y, 0, y - box.top - box.height);
  return Math.hypot(dx, dy);
}

/**
 * Every line that takes what is dragged, in the order of the page: what the keyboard steps through.
 * The lines inside a node are between the line before it and the line behind it.
 */
export function legalLines(lists: readonly MeasuredList[]): DropLine[] {
  const inside = new Map<NodeKey | null, MeasuredList[]>();
  for (const measured of lists) {
    const { parent } = measured.list;
    inside.set(parent, [...(inside.get(parent) ?? []), measured]);
  }
  const linesWithin = (measured: MeasuredList): DropLine[] => {
    const own = measured.refusal === null ? linesOf(measured) : [];
    const { keys } = measured.list;
    return [...keys, null].flatMap((key, position) => [
      ...own.filter((line) => line.position === position),
      ...(key === null ? [] : (inside.get(key) ?? []).flatMap(linesWithin)),
    ]);
  };
  return (inside.get(null) ?? []).flatMap(linesWithin);
}

/** The line before or after the current one; the first or last one when there is none. */
export function stepLine(
  lines: readonly DropLine[],
  currentId: string | null,
  step: 1 | -1,
): DropLine | undefined {
  const current = lines.findIndex(({ id }) => id === currentId);
  if (current === -1) return step === 1 ? lines[0] : lines.at(-1);
  return lines[Math.min(Math.max(current + step, 0), lines.length - 1)];
}
