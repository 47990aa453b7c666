import type { EditorStore } from '../editor-store.ts';

/** Parts of the state that thousands of components ask, and that no key press changes. */
export type StatePart = 'selection' | 'scope' | 'ui';

type Subscribe = (listener: () => void) => () => void;

/** Tells of changes of one part of the state; the function that is returned ends it. */
export type PartFeed = Readonly<Record<StatePart, Subscribe>>;

/** One subscription to the store for each part: a change of another one costs one comparison. */
export function createPartFeed(store: EditorStore): PartFeed {
  return {
    selection: feedOf(store, 'selection'),
    scope: feedOf(store, 'scope'),
    ui: feedOf(store, 'ui'),
  };
}

function feedOf(store: EditorStore, part: StatePart): Subscribe {
  const listeners = new Set<() => void>();
  store.subscribe((state, before) => {
    if (state[part] === before[part]) return;
    for (const listener of [...listeners]) listener();
  });
  return (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
}
