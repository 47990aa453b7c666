import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Locale } from '#domain/locales.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import type { BlockData, BlockDataCache } from './block-data.ts';

export const BlockDataContext = createContext<BlockDataCache | null>(null);

export function useBlockDataCache(): BlockDataCache {
  const cache = useContext(BlockDataContext);
  if (!cache) {
    throw new Error(
      'Izlog: useBlockDataCache() outside of the canvas. Wrap the tree in <BlockDataContext>.',
    );
  }
  return cache;
}

const NO_LOADER: BlockData = { status: 'ready', value: undefined };

/** Data of one rendering of a node; asks again, after a pause, when the values change. */
export function useBlockData(
  id: string,
  block: AnyBlock,
  values: Record<string, unknown>,
  locale: Locale,
): BlockData {
  const cache = useBlockDataCache();
  const loaded = useSyncExternalStore(cache.subscribe, () => cache.read(id));
  useEffect(() => {
    if (block.load) cache.request(id, { block, values, locale });
  }, [cache, id, block, values, locale]);
  return block.load ? loaded : NO_LOADER;
}
