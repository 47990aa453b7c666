import type { AnyBlock } from '#runtime/define-block.ts';

/** Every block of the product; the only file that lists them. */
export const allBlocks: readonly AnyBlock[] = [];
