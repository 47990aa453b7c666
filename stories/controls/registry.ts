import { allBlocks } from '#blocks/all-blocks.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import { createRegistry } from '#runtime/registry.ts';

/** Every block, for stories. */
export const registry = createRegistry(allBlocks);

export function blockOf(type: string): AnyBlock | undefined {
  return registry.get(type);
}
