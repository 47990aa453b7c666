import { type KeyboardEvent, useCallback, useRef, useState } from 'react';

import { useEditor } from '../../kernel/editor-context.ts';
import type { OutlineRow } from '../../kernel/placement/outline-rows.ts';
import { select, toggleSelected } from '../../kernel/store/select.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { setUi } from '../../kernel/store/ui.ts';
import { rowByName, treeMove } from './tree-keys.ts';
import { useRowName } from './use-row-name.ts';

/** Typed letters within this time make one word. */
const TYPE_AHEAD_MS = 700;

/** Keyboard of the outline: one tab stop, arrows walk and fold, letters jump, Enter selects. */
export function useOutlineKeys(rows: readonly OutlineRow[]) {
  const { store } = useEditor();
  const nameOf = useRowName();
  const [focused, setFocused] = useState<string | null>(null);
  const selected = useEditorState((state) => state.selection.keys.at(-1));
  const typed = useRef({ text: '', at: 0 });
  const current = currentRow(rows, focused, selected);

  const focusRow = (tree: HTMLElement, id: string) => {
    setFocused(id);
    const row = rows.find((candidate) => candidate.id === id);
    if (row?.kind === 'node') select(store, row.id);
    requestAnimationFrame(() => {
      tree.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
    });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || store.getState().drag) return;
    const handled = walk(event) || choose(event) || jump(event);
    if (handled) event.preventDefault();
  };

  const walk = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const move = treeMove(rows, current, key);
    if (move?.kind === 'go') focusRow(currentTarget, move.id);
    else if (move) setFolded(store, move.id, move.kind === 'fold');
    return move !== null;
  };

  const choose = ({ key, shiftKey }: KeyboardEvent<HTMLElement>) => {
    const row = rows.find(({ id }) => id === current);
    if (key !== 'Enter' || row?.kind !== 'node') return false;
    if (shiftKey) toggleSelected(store, row.id);
    else select(store, row.id);
    return true;
  };

  const jump = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (!/^\p{L}$/u.test(key)) return false;
    const id = jumpTo(key);
    if (id) focusRow(currentTarget, id);
    return true;
  };

  const jumpTo = (letter: string) => {
    const now = Date.now();
    const text = now - typed.current.at < TYPE_AHEAD_MS ? typed.current.text + letter : letter;
    typed.current = { text, at: now };
    const names = rows.map((row) => ({ id: row.id, name: nameOf(row).name }));
    return rowByName(names, current, text);
  };

  return { current, onKeyDown, onFocusRow: useCallback((id: string) => setFocused(id), []) };
}

/** The one row that the Tab key reaches: the one that had the focus, the selected one, the first. */
function currentRow(
  rows: readonly OutlineRow[],
  focused: string | null,
  selected: string | undefined,
): string | null {
  const isShown = (id: string | null | undefined) => rows.some((row) => row.id === id);
  if (focused !== null && isShown(focused)) return focused;
  return (isShown(selected) ? selected : rows[0]?.id) ?? null;
}

/** Folds or unfolds a row. */
export function setFolded(
  store: ReturnType<typeof useEditor>['store'],
  id: string,
  fold: boolean,
): void {
  const { [id]: _was, ...others } = store.getState().ui.folded;
  setUi(store, { folded: fold ? { ...others, [id]: true } : others });
}
