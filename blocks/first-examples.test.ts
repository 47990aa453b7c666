import { expect, it } from 'vitest';
import { rawPromises, textsIn } from '#tests/support/promises.ts';
import { allBlocks } from './all-blocks.ts';

const firsts = allBlocks.flatMap(({ type, examples: [first] }) => (first ? [{ type, first }] : []));

// The editor inserts it as it is, and its words become those of the shop.
it.each(firsts)('the first example of $type promises nothing in figures', ({ first }) => {
  expect(rawPromises(textsIn([first.meta, first.mobileMeta]))).toEqual([]);
});
