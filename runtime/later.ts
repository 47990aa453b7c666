/** Code that comes when it is asked for: opening the page does not need it. */
export interface Later<Code> {
  /** What has come; undefined before. */
  now(): Code | undefined;
  hasFailed(): boolean;
  /** Fetches it, once; again after it failed. Never rejects. */
  fetch(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

const all: Later<unknown>[] = [];

export function later<Code>(load: () => Promise<Code>): Later<Code> {
  const listeners = new Set<() => void>();
  let code: Code | undefined;
  let failed = false;
  let loading: Promise<void> | undefined;
  const settle = (has: boolean) => {
    failed = !has;
    if (failed) loading = undefined;
    for (const listener of listeners) listener();
  };
  const made: Later<Code> = {
    now: () => code,
    hasFailed: () => failed,
    fetch() {
      loading ??= load().then(
        (loaded) => {
          code = loaded;
          settle(true);
        },
        () => settle(false),
      );
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  all.push(made);
  return made;
}

/** Fetches everything that was left for later. */
export async function fetchRest(): Promise<void> {
  await Promise.all(all.map((one) => one.fetch()));
}
