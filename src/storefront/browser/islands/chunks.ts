import { CHUNK_GUARD_MS } from '#domain/constants.ts';
import { whenIdle } from './when-idle.ts';

const GUARD_KEY = 'izlog.chunkReload';

/**
 * Imports a script by its address. When it cannot be loaded (a deployment took it away), the page is
 * loaded anew, at most once a minute (ERR-09); the promise then stays open.
 */
export async function importChunk<Module>(url: string): Promise<Module> {
  try {
    return await import(/* @vite-ignore */ url);
  } catch (error) {
    if (!reloadOnce(Date.now())) throw error;
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

/** Fetches scripts without running them. */
export function prefetchChunks(urls: readonly string[]): void {
  for (const url of urls) {
    if (prefetched.has(url)) continue;
    prefetched.add(url);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    link.fetchPriority = 'low';
    document.head.append(link);
  }
}

/** The same one by one when there is time: a request costs a phone milliseconds before it leaves. */
export function prefetchWhenIdle(urls: readonly string[]): void {
  for (const url of urls) whenIdle(() => prefetchChunks([url]));
}
