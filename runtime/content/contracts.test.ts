import { describe, expect, it } from 'vitest';
import { aChild, aContent, aMaster, aNode } from '#tests/support/content/builders.ts';
import { banner } from '#tests/support/content/toy-blocks.ts';
import { contractFaults } from './contracts.ts';
import type { BlockContractRules, BlockLookup } from './types.ts';

const CONTRACTS: Record<string, BlockContractRules> = {
  header: { unique: true },
  delivery: { provides: ['delivery'] },
  payment: { unique: true, requires: ['delivery'], after: ['delivery'] },
};

const registry: BlockLookup = {
  get: (type) => {
    const contract = CONTRACTS[type];
    return { ...banner, type, ...(contract && { contract }) };
  },
};

function faultsOf(parts: ReturnType<typeof aNode>[], masters = {}) {
  return contractFaults(aContent({ parts }), masters, registry).map(
    ({ rule, path }) => `${path} ${rule}`,
  );
}

const node = (id: string, block: string) => aNode(id, { block });

describe('contracts of blocks', () => {
  it('are kept by blocks that promise nothing', () => {
    expect(faultsOf([node('a', 'banner'), node('b', 'banner')])).toEqual([]);
  });

  it('are broken by the second block that may stand once, also inside a slot', () => {
    const grid = aNode('g', { block: 'grid', slots: { main: [node('b', 'header')] } });

    expect(faultsOf([node('a', 'header'), grid])).toEqual([
      'parts[1].slots.main[0] contract-unique',
    ]);
  });

  it('are broken where nothing provides what a block needs', () => {
    expect(faultsOf([node('a', 'payment')])).toEqual(['parts[0] contract-requires']);
  });

  it('are broken by the wrong order', () => {
    expect(faultsOf([node('a', 'payment'), node('b', 'delivery')])).toEqual([
      'parts[0] contract-after',
    ]);
    expect(faultsOf([node('b', 'delivery'), node('a', 'payment')])).toEqual([]);
  });

  it('count blocks of masters where their child stands', () => {
    const masters = { 7: aMaster(7, node('root', 'delivery')) };

    expect(faultsOf([aChild('c', 7), node('a', 'payment')], masters)).toEqual([]);
    expect(faultsOf([node('a', 'payment'), aChild('c', 7)], masters)).toEqual([
      'parts[0] contract-after',
    ]);
  });

  it('come to an end when masters place each other', () => {
    const masters = { 7: aMaster(7, aChild('x', 8)), 8: aMaster(8, aChild('y', 7)) };

    expect(faultsOf([aChild('c', 7)], masters)).toEqual([]);
  });
});
