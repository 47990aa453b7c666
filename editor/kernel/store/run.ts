import { applyPatches, produceWithPatches, setAutoFreeze } from 'immer';

import type { Patch } from '#schemas/content/element.ts';
import { isBuiltIn } from '#schemas/content/system-pages.ts';
import type { Command } from './command.ts';
import type { EditorState } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import { closeStep, type HistoryEntry, pushEntry, takeRedo, takeUndo } from './history.ts';
import type { NodeKey } from './nodes/node-key.ts';
import { wholeFields } from './patches.ts';
import { enqueue } from './saving/save-queue.ts';

// Freezing asks every node of the page for each key; what it would find, tests and development find.
setAutoFreeze(!import.meta.env.PROD);

/** The only ways to change documents: run a command, take it back, do it again. */
export interface History {
  /** False when the command changed nothing; no step is kept then. */
  run(command: Command): boolean;
  /** Name of the step that was taken back, or null. */
  undo(): string | null;
  redo(): string | null;
  /** Ends the merging of typed text, e.g. when a field loses the focus. */
  closeStep(): void;
}

/** Binds the history to a store. `onChange` is called after every change of documents. */
export function createHistory(
  store: EditorStore,
  now: () => number,
  onChange: () => void,
): History {
  return {
    run(command) {
      const before = store.getState();
      const [documents, forward, back] = produceWithPatches(before.documents, (draft) => {
        command.run(draft);
      });
      if (forward.length === 0 || forward.some(isOfBuiltIn)) return false;
      const after = { ...before, documents, selection: selectionAfter(before, command) };
      const entry: HistoryEntry = {
        name: command.name,
        ...(command.merge === undefined ? {} : { merge: command.merge }),
        at: now(),
        patches: wholeFields(forward, documents),
        inverse: wholeFields(back, before.documents),
        selectedBefore: before.selection.keys,
        selectedAfter: after.selection.keys,
      };
      store.setState({
        ...after,
        history: pushEntry(before.history, entry),
        save: enqueue(before.save, entry.patches),
      });
      onChange();
      return true;
    },
    undo() {
      const state = store.getState();
      const taken = takeUndo(state.history);
      if (!taken) return null;
      const { inverse, selectedBefore, name } = taken.entry;
      store.setState({ ...replay(state, inverse, selectedBefore), history: taken.rest });
      onChange();
      return name;
    },
    redo() {
      const state = store.getState();
      const taken = takeRedo(state.history);
      if (!taken) return null;
      const { patches, selectedAfter, name } = taken.entry;
      store.setState({ ...replay(state, patches, selectedAfter), history: taken.rest });
      onChange();
      return name;
    },
    closeStep() {
      store.setState((state) => ({ history: closeStep(state.history) }));
    },
  };
}

/** Nothing of what comes with the product is stored, so none of it can be changed. */
function isOfBuiltIn({ path }: Pick<Patch, 'path'>): boolean {
  return isBuiltIn({ id: Number(path[0]) });
}

function selectionAfter(state: EditorState, command: Command): EditorState['selection'] {
  return command.select ? { keys: command.select, field: null } : state.selection;
}

function replay(
  state: EditorState,
  patches: readonly Patch[],
  keys: readonly NodeKey[],
): Partial<EditorState> {
  return {
    documents: applyPatches(state.documents, [...patches]),
    selection: { keys, field: null },
    save: enqueue(state.save, patches),
  };
}
