import type { OutlineRow } from '../../kernel/placement/outline-rows.ts';

/** What a key does in the tree, after the ARIA pattern of tree views. */
export type TreeMove =
  | { kind: 'go'; id: string }
  | { kind: 'fold'; id: string }
  | { kind: 'unfold'; id: string };

/** The move a key makes from a row; null for keys that mean nothing there. Pure. */
export function treeMove(
  rows: readonly OutlineRow[],
  currentId: string | null,
  key: string,
): TreeMove | null {
  const index = rows.findIndex(({ id }) => id === currentId);
  const row = rows[index];
  const go = (target: OutlineRow | undefined): TreeMove | null =>
    target ? { kind: 'go', id: target.id } : null;
  if (!row) return go(rows[0]);
  switch (key) {
    case 'ArrowDown':
      return go(rows[index + 1]);
    case 'ArrowUp':
      return go(rows[index - 1]);
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case 'ArrowRight':
      return intoRow(row, rows[index + 1]);
    case 'ArrowLeft':
      return outOfRow(row, rows);
    default:
      return null;
  }
}

function intoRow(row: OutlineRow, next: OutlineRow | undefined): TreeMove | null {
  if (row.expanded === false) return { kind: 'unfold', id: row.id };
  return row.expanded && next ? { kind: 'go', id: next.id } : null;
}

function outOfRow(row: OutlineRow, rows: readonly OutlineRow[]): TreeMove | null {
  if (row.expanded) return { kind: 'fold', id: row.id };
  const parent = rows.find(({ id }) => id === row.parent);
  return parent ? { kind: 'go', id: parent.id } : null;
}

/** The next row whose name begins with what was typed, from the current one on, around the end. */
export function rowByName(
  names: readonly { id: string; name: string }[],
  currentId: string | null,
  typed: string,
): string | null {
  const start = names.findIndex(({ id }) => id === currentId);
  const from = typed.length > 1 ? start : start + 1;
  const inOrder = [...names.slice(Math.max(from, 0)), ...names.slice(0, Math.max(from, 0))];
  const wanted = typed.toLocaleLowerCase();
  return inOrder.find(({ name }) => name.toLocaleLowerCase().startsWith(wanted))?.id ?? null;
}
