import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Locale } from '#domain/locales.ts';
import type { AnyBlock, BlockExample } from '#runtime/define-block.ts';
import { exampleMet } from '#runtime/page-states.ts';
import { useUi } from '../../kernel/store/selectors.ts';
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
  const example = useExampleMet(block);
  useEffect(() => {
    if (block.load) cache.request(id, { block, values, locale, example });
  }, [cache, id, block, values, locale, example]);
  return block.load ? loaded : NO_LOADER;
}

/** The example that the block looks like in the chosen states; `undefined` where none was chosen for it. */
export function useExampleMet(block: AnyBlock): BlockExample | undefined {
  const met = useUi('met');
  return exampleMet(block, met);
}
