import type { AnyBlock } from './define-block.ts';

/** All blocks by type. */
export interface Registry {
  get(type: string): AnyBlock | undefined;
  all(): readonly AnyBlock[];
}

/** Builds the registry; throws when two blocks share a type. */
export function createRegistry(blocks: readonly AnyBlock[]): Registry {
  const byType = new Map<string, AnyBlock>();
  for (const block of blocks) {
    if (byType.has(block.type)) {
      throw new Error(
        `Izlog: two blocks are registered as "${block.type}". Only one could be rendered. Rename one in its index.ts.`,
      );
    }
    byType.set(block.type, block);
  }
  return { get: (type) => byType.get(type), all: () => blocks };
}
