import { describe, expect, it } from 'vitest';

import { blockSchema, integerField } from '#schemas/fields.ts';
import { aContent, aNode } from '#tests/support/content/builders.ts';
import { composeElement } from '../compose.ts';
import type { BlockLookup, BlockRules } from '../types.ts';

const shelves: BlockRules = {
  type: 'shelves',
  version: 1,
  schema: blockSchema({ count: integerField({ minimum: 1, maximum: 3, default: 1 }) }),
  slots: {
    first: {},
    second: { when: { field: 'count', atLeast: 2 } },
    third: { when: { field: 'count', atLeast: 3 } },
  },
};
const registry: BlockLookup = { get: (type) => (type === 'shelves' ? shelves : undefined) };

function slotsOf(node: Parameters<typeof aNode>[1]) {
  const element = {
    ...aContent({ parts: [aNode('a', { block: 'shelves', ...node })] }),
    id: 1,
    rev: 1,
    status: 'draft' as const,
  };
  return composeElement(element, {}, registry).map(({ slots }) => Object.keys(slots));
}

describe('a slot that shows from a value on', () => {
  it('is not offered below it', () => {
    expect(slotsOf({})).toEqual([['first']]);
    expect(slotsOf({ options: { count: 2 } })).toEqual([['first', 'second']]);
  });

  it('is offered when only phones reach it', () => {
    expect(slotsOf({ mobileOptions: { count: 3 } })).toEqual([['first', 'second', 'third']]);
  });

  it('keeps what stands in it', () => {
    expect(slotsOf({ slots: { third: [aNode('b')] } })).toEqual([['first', 'third']]);
  });
});
