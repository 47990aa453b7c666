import { unflatten } from '#runtime/content/flat.ts';
import { mediaIds } from '#runtime/content/references.ts';
import type { BlockLookup } from '#runtime/content/types.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { filterMedia } from '#schemas/api/media.ts';
import type { Element } from '#schemas/content/element.ts';
import type { Media } from '#schemas/media.ts';
import type { Documents, OpenElement } from './documents.ts';
import type { EditorStore } from './editor-store.ts';
import type { Timer } from './saving/autosave.ts';

/** Pause after a change before pictures that are new on the canvas are asked for. */
const PAUSE_MS = 80;

interface Deps {
  store: EditorStore;
  api: ApiPort;
  registry: BlockLookup;
  timer: Timer;
}

/** Keeps the records of all pictures at hand that the open elements show. */
export function keepMediaLoaded({ store, api, registry, timer }: Deps): void {
  const asked = new Set<number>();
  let seen: Documents = {};
  let cancel: (() => void) | null = null;

  const load = async () => {
    const { documents, media } = store.getState();
    const ids = Object.entries(documents).flatMap(([id, element]) =>
      seen[id] === element ? [] : mediaIds(changedPart(element, seen[id]), registry),
    );
    seen = documents;
    const missing = [...new Set(ids)].filter((id) => !media[id] && !asked.has(id));
    if (missing.length === 0) return;
    for (const id of missing) asked.add(id);
    const answer = await api.call(filterMedia, { body: { ids: missing, limit: 100 } });
    if (!answer.errored) addMedia(store, answer.data.records);
  };

  const later = () => {
    cancel?.();
    cancel = timer.after(PAUSE_MS, () => void load());
  };
  store.subscribe((state, before) => {
    if (state.documents !== before.documents) later();
  });
  later();
}

/** The element with nothing but the nodes that changed, side by side. */
function changedPart(element: OpenElement, before: OpenElement | undefined): Element {
  const changed = Object.values(element.nodes).filter((node) => before?.nodes[node.id] !== node);
  const alone = changed.map(({ slots: _slots, overrides, ...node }) => {
    const bags = Object.entries(overrides ?? {}).map(([key, { slots: _own, ...rest }]) => [
      key,
      rest,
    ]);
    return [node.id, { ...node, ...(overrides && { overrides: Object.fromEntries(bags) }) }];
  });
  const nodes: OpenElement['nodes'] = Object.fromEntries(alone);
  return unflatten({ ...element, rootIds: Object.keys(nodes), nodes });
}

/** Makes media records known to the canvas, e.g. after an upload. */
export function addMedia(store: EditorStore, records: readonly Media[]): void {
  store.setState(({ media }) => ({
    media: { ...media, ...Object.fromEntries(records.map((record) => [record.id, record])) },
  }));
}
