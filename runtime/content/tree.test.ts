import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { nodeIdSchema } from '#schemas/primitives.ts';
import { idsOf, someContent, somePlacing } from '#tests/support/content/arbitraries.ts';
import { aChild, aContent, aNode } from '#tests/support/content/builders.ts';
import { banner } from '#tests/support/content/toy-blocks.ts';
import {
  cloneNode,
  cloneTranslations,
  findNode,
  mapNodes,
  newNodeId,
  nodeFromExample,
  walk,
} from './tree.ts';

const content = aContent({
  parts: [
    aNode('one', { slots: { main: [aNode('two', { slots: { main: [aNode('three')] } })] } }),
    aChild('four', 7, { overrides: { spot: { slots: { side: [aNode('five')] } } } }),
  ],
});

describe('walk', () => {
  it('visits every node once, parents first, with path, parent and depth', () => {
    const visits = [...walk(content)];

    expect(
      visits.map(({ node, path, parent, depth }) => [node.id, path, parent?.id, depth]),
    ).toEqual([
      ['one', 'parts[0]', undefined, 1],
      ['two', 'parts[0].slots.main[0]', 'one', 2],
      ['three', 'parts[0].slots.main[0].slots.main[0]', 'two', 3],
      ['four', 'parts[1]', undefined, 1],
      ['five', 'parts[1].overrides.spot.slots.side[0]', 'four', 2],
    ]);
  });

  it('visits in the order of the page', () => {
    fc.assert(
      fc.property(somePlacing, ({ page }) => {
        expect([...walk(page)].map(({ node }) => node.id)).toEqual(idsOf(page.parts));
      }),
    );
  });
});

describe('findNode', () => {
  it('finds a node at any depth', () => {
    expect(findNode(content, 'three')?.id).toBe('three');
    expect(findNode(content, 'five')?.id).toBe('five');
    expect(findNode(content, 'six')).toBeUndefined();
  });
});

describe('mapNodes', () => {
  it('changes nodes at any depth, also in slots of overrides', () => {
    const renamed = mapNodes(content.parts, (node) => ({ ...node, id: `${node.id}-x` }));

    expect(idsOf(renamed)).toEqual(idsOf(content.parts).map((id) => `${id}-x`));
  });

  it('is the same list when nothing is changed', () => {
    fc.assert(
      fc.property(someContent, ({ parts }) => {
        expect(mapNodes(parts, (node) => node)).toEqual(parts);
      }),
    );
  });
});

describe('newNodeId', () => {
  it('makes ids that the schema takes, and no two alike', () => {
    const isNodeId = new Ajv().compile(nodeIdSchema);
    const ids = Array.from({ length: 10_000 }, newNodeId);

    expect(new Set(ids).size).toBe(10_000);
    expect(ids.every((id) => isNodeId(id))).toBe(true);
  });
});

describe('cloneNode', () => {
  it('copies everything under new ids and shares nothing', () => {
    const [one = aNode('none')] = content.parts;

    const { node, ids } = cloneNode(one);

    expect([...ids.keys()]).toEqual(['one', 'two', 'three']);
    expect(idsOf([node])).toEqual([...ids.values()]);
    expect(mapNodes([node], (n) => ({ ...n, id: keyOf(ids, n.id) }))).toEqual([one]);
    expect(node.slots).not.toBe(one.slots);
  });

  it('brings the translations along, those of overrides too', () => {
    const { ids } = cloneNode(aChild('four', 7));
    const tr = {
      de: { four: { meta: { title: 'a' } }, 'four/spot': { meta: { title: 'b' } }, one: {} },
      en: { one: {} },
    };
    const id = ids.get('four');

    expect(cloneTranslations(tr, ids)).toEqual({
      de: { [`${id}`]: { meta: { title: 'a' } }, [`${id}/spot`]: { meta: { title: 'b' } } },
    });
  });
});

function keyOf(ids: Map<string, string>, value: string): string {
  return [...ids].find(([, id]) => id === value)?.[0] ?? '';
}

describe('nodeFromExample', () => {
  it('makes an own node of the current version with ids of its own', () => {
    const example = { meta: { title: 'Primjer' }, slots: { main: [aNode('inner')] } };

    const node = nodeFromExample(banner, example);

    expect(node).toMatchObject({ block: 'banner', v: 1, role: 'own', meta: { title: 'Primjer' } });
    expect(node.id).not.toBe('example');
    expect(node.slots?.['main']?.[0]?.id).not.toBe('inner');
    expect(Object.keys(node)).not.toContain('options');
    expect(example.slots.main[0]?.id).toBe('inner');
  });
});
