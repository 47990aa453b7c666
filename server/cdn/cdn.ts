import type { WithSettings } from '#server/plugin-settings.ts';

/** Keeps our pages near visitors, until it is told which of them changed. */
export interface Cdn {
  /** In which header a page names its tags to it, and what is written between two of them. */
  readonly tagHeader: { readonly name: string; readonly separator: string };
  /** Lets go of every page with one of the tags. Rejects where it cannot be told. */
  purge(tags: readonly string[]): Promise<void>;
  /** Says in a line that it can be told; rejects with the reason why not. */
  check(): Promise<string>;
}

/** A kind of CDN that the environment can set up. */
export interface CdnPlugin extends WithSettings {
  /** null where its settings are not given. */
  open(given: Readonly<Record<string, unknown>>): Cdn | null;
}

/** A purge that takes longer is tried again. */
export const PATIENCE_MS = 3_000;
/** No page has this tag: purging it shows that we are heard. */
export const CHECK_TAG = 'izlog-check';

/** Throws with what was answered where a purge was refused. Never names the address or a key. */
export async function refuseUnless(isDone: boolean, name: string, answer: Response) {
  const text = (await answer.text()).slice(0, 200);
  if (!isDone) throw new Error(`${name} refused to let pages go: ${answer.status} ${text}`);
}
