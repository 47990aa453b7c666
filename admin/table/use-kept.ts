import { useState } from 'react';

import type { Loaded } from '#kit/query/use-loaded.ts';

/** What was there stays until the next answer comes, so that nothing jumps and the focus is kept. */
export function useKept<T>(loaded: Loaded<T>): Loaded<T> {
  const [last, setLast] = useState<T | null>(null);
  if (loaded.status === 'ready' && loaded.data !== last) setLast(loaded.data);
  return loaded.status === 'loading' && last !== null ? { status: 'ready', data: last } : loaded;
}
