import { CHUNK_GUARD_MS } from '../timers.ts';

const GUARD_KEY = 'izlog.chunkReload';

/**
 * Imports a script by its address. When it cannot be loaded (a deployment took it away), the page is
 * loaded again, at most once a minute (ERR-09); the promise then stays open. Without network that would
 * only lose the page.
 */
export async function importChunk<Module>(url: string): Promise<Module> {
  try {
    return await import(/* @vite-ignore */ url);
  } catch (error) {
    if (!navigator.onLine || !reloadOnce(Date.now())) throw error;
    return new Promise<Module>(() => undefined);
  }
}

function reloadOnce(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(GUARD_KEY)) < CHUNK_GUARD_MS) return false;
    sessionStorage.setItem(GUARD_KEY, String(now));
  } catch {
    // Without storage a second failure could not be told from the first.
    return false;
  }
  location.reload();
  return true;
}

const prefetched = new Set<string>();

/** Fetches files, all at once, without using them; none for a visitor who saves data. */
export function prefetchFiles(urls: readonly string[]): void {
  if (savesData()) return;
  for (const url of urls) {
    if (prefetched.has(url)) continue;
    prefetched.add(url);
    document.head.append(
      Object.assign(document.createElement('link'), hintFor(url), { href: url }),
    );
  }
}

function hintFor(url: string): Partial<HTMLLinkElement> {
  if (url.endsWith('.css')) return { rel: 'preload', as: 'style' };
  // Else the answer is not the one that `fetch` asks for.
  if (url.endsWith('.json')) return { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' };
  return { rel: 'modulepreload' };
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Signs that a visitor turns to something: the pointer comes near, a finger comes down, focus moves in. */
const HINTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls with what a visitor turns to, before it is used. */
export function onHint(hint: (target: Element) => void): void {
  for (const type of HINTS) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element) hint(target);
      },
      { capture: true, passive: true },
    );
  }
}
