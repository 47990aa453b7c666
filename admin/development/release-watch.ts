import { RELEASE_CHECK_MS } from '#domain/constants.ts';
import type { Release } from '#schemas/api/development.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { isUnseen, loadReleases } from './releases.ts';

interface Seen {
  releases: readonly Release[];
  isOpen: boolean;
}

/** Asks for releases as long as somebody watches, at once and every 0.08 h (DEV-03). */
export function createReleaseWatch(api: ApiPort, onFailure: (error: unknown) => void) {
  const listeners = new Set<() => void>();
  let seen: Seen = { releases: [], isOpen: false };

  function show(next: Seen) {
    seen = next;
    for (const listener of listeners) listener();
  }

  async function check() {
    try {
      const releases = await loadReleases(api);
      show({ releases, isOpen: isUnseen(releases) || seen.isOpen });
    } catch (error) {
      onFailure(error);
    }
  }

  return {
    read: () => seen,
    setOpen: (isOpen: boolean) => show({ ...seen, isOpen }),
    subscribe(changed: () => void) {
      listeners.add(changed);
      void check();
      const timer = setInterval(check, RELEASE_CHECK_MS);
      return () => {
        listeners.delete(changed);
        clearInterval(timer);
      };
    },
  };
}
