import { unflatten } from '#runtime/content/flat.ts';
import { mediaIds } from '#runtime/content/references.ts';
import type { BlockLookup } from '#runtime/content/types.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { filterMedia } from '#schemas/api/media.ts';
import type { Media } from '#schemas/media.ts';
import type { Timer } from './autosave.ts';
import type { Documents } from './documents.ts';
import type { EditorStore } from './editor-store.ts';

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
    const changed = Object.entries(documents).filter(([id, element]) => seen[id] !== element);
    seen = documents;
    const ids = changed.flatMap(([, element]) => mediaIds(unflatten(element), registry));
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

/** Makes media records known to the canvas, e.g. after an upload. */
export function addMedia(store: EditorStore, records: readonly Media[]): void {
  store.setState(({ media }) => ({
    media: { ...media, ...Object.fromEntries(records.map((record) => [record.id, record])) },
  }));
}
