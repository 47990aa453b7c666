import type { Box } from './drop-lines.ts';
import type { Ruler } from './measure-lists.ts';
import { elementRowId, INDENT, type OutlineRow, ROW_HEIGHT, slotRowId } from './outline-rows.ts';

/** Boxes of outline rows, from their order alone: all rows have the same height. */
export function outlineRuler(rows: readonly OutlineRow[], width: number): Ruler {
  const indexes = new Map(rows.map((row, index) => [row.id, index]));
  const boxOf = (id: string, withRow: boolean): Box | null => {
    const index = indexes.get(id);
    const row = index === undefined ? undefined : rows[index];
    if (index === undefined || !row) return null;
    const start = withRow ? index : index + 1;
    const end = endOf(rows, index);
    const left = row.depth * INDENT;
    return {
      left,
      top: start * ROW_HEIGHT,
      width: width - left,
      height: Math.max(end - start, 1) * ROW_HEIGHT,
    };
  };
  return {
    node: (key) => boxOf(key, true),
    emptySlot: (key, slot) => boxOf(slotRowId(key, slot), true),
    roots: (elementId) => boxOf(elementRowId(elementId), true),
  };
}

/** Index behind the last row that is in a row. */
function endOf(rows: readonly OutlineRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  const next = rows.findIndex((row, at) => at > index && row.depth <= depth);
  return next === -1 ? rows.length : next;
}
