/** Does `work` unless the file `stamp` says `state()` already; who asks meanwhile waits for it. */
export function once(task: { stamp: string; lock: string; state(): string; work(): unknown }): void;
