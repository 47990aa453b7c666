import { patchElement } from '#schemas/api/content.ts';
import type { ApiFailure, ApiPort, DataOf } from '#schemas/api/endpoint.ts';
import type { EditorStore } from '../editor-store.ts';
import { acceptRemote } from './remote.ts';
import { outcomeOf } from './save-failure.ts';
import { nextSave } from './save-queue.ts';
import { updateSave } from './save-state.ts';

/** Pause after a change before it is saved. */
export const AUTOSAVE_MS = 800;
/** Waits between attempts while the server cannot be reached. */
export const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000] as const;

/** Timer of the browser, or of a test. */
export interface Timer {
  now(): number;
  /** Runs `task` later; the function that is returned calls it off. */
  after(ms: number, task: () => void): () => void;
}

/** Sends changes to the server in the background. */
export interface Autosave {
  /** A change was made: save after a pause. */
  schedule(): void;
  /**
   * Saves at once, after what is under way; resolves when everything that was changed before the call
   * was answered, whatever the answer.
   */
  flush(): Promise<void>;
  /** Tries again what waits for a login or a connection. */
  resume(): Promise<void>;
  stop(): void;
}

interface Deps {
  store: EditorStore;
  api: ApiPort;
  timer: Timer;
}

/** Starts saving for a store. One call per element is under way at a time. */
export function createAutosave({ store, api, timer }: Deps): Autosave {
  let cancel: (() => void) | null = null;
  let failures = 0;
  const underWay = new Map<string, Promise<void>>();

  const later = (ms: number) => {
    cancel?.();
    cancel = timer.after(ms, () => {
      void flush();
    });
  };

  const flush = async (): Promise<void> => {
    cancel?.();
    cancel = null;
    await Promise.all(Object.keys(store.getState().save).map(saveElement));
  };

  const saveElement = async (elementId: string): Promise<void> => {
    while (underWay.has(elementId)) await underWay.get(elementId);
    const save = store.getState().save[elementId];
    const next = save && nextSave(save);
    if (!next) return;
    const sending = send(elementId, next).finally(() => underWay.delete(elementId));
    underWay.set(elementId, sending);
    await sending;
  };

  const send = async (
    elementId: string,
    next: NonNullable<ReturnType<typeof nextSave>>,
  ): Promise<void> => {
    updateSave(store, elementId, { status: 'saving', sending: next.patches.length });
    const result = await api.call(patchElement, {
      params: { id: Number(elementId) },
      body: { baseRev: next.baseRev, patches: [...next.patches] },
    });
    if (result.errored) {
      failed(elementId, result);
    } else {
      failures = 0;
      accepted(elementId, result.data);
    }
  };

  const accepted = (elementId: string, data: DataOf<typeof patchElement>) => {
    const waiting = acceptRemote(store, elementId, { ...data, now: timer.now() });
    if (waiting) later(AUTOSAVE_MS);
  };

  const failed = (elementId: string, failure: ApiFailure) => {
    const outcome = outcomeOf(failure);
    updateSave(store, elementId, { sending: 0, ...outcome });
    if (outcome.status !== 'offline') return;
    later(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? RETRY_MS[0]);
    failures += 1;
  };

  return {
    schedule: () => later(AUTOSAVE_MS),
    flush,
    async resume() {
      failures = 0;
      for (const [elementId, save] of Object.entries(store.getState().save)) {
        if (save.status === 'expired') updateSave(store, elementId, { status: 'pending' });
      }
      await flush();
    },
    stop: () => cancel?.(),
  };
}
