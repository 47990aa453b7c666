import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { someContent, somePlacing } from '#tests/support/content/arbitraries.ts';
import { aChild, aContent, aNode } from '#tests/support/content/builders.ts';
import { flatten, unflatten } from './flat.ts';

describe('flatten', () => {
  it('leads back to the same element', () => {
    fc.assert(
      fc.property(someContent, (content) => {
        expect(unflatten(flatten(content))).toEqual(content);
      }),
    );
  });

  it('leads back to the same element with children and their overrides', () => {
    fc.assert(
      fc.property(somePlacing, ({ page, masters }) => {
        for (const element of [page, ...Object.values(masters)]) {
          expect(unflatten(flatten(element))).toEqual(element);
        }
      }),
    );
  });

  it('keeps every node by its id, with ids in slots and in slots of overrides', () => {
    const content = aContent({
      parts: [
        aNode('outer', { slots: { main: [aNode('inner')] } }),
        aChild('child', 7, { overrides: { spot: { slots: { main: [aNode('added')] } } } }),
      ],
    });

    const flat = flatten(content);

    expect(flat.rootIds).toEqual(['outer', 'child']);
    expect(Object.keys(flat.nodes).sort()).toEqual(['added', 'child', 'inner', 'outer']);
    expect(flat.nodes['outer']?.slots).toEqual({ main: ['inner'] });
    expect(flat.nodes['child']?.overrides).toEqual({ spot: { slots: { main: ['added'] } } });
  });

  it('gives a second node under a known id, or a reserved one, an id of its own', () => {
    const content = aContent({ parts: [aNode('same'), aNode('same'), aNode('__proto__')] });

    const flat = flatten(content);

    expect(flat.rootIds).toEqual(['same', 'same-2', '__proto__-2']);
    expect(unflatten(flat).parts).toHaveLength(3);
  });
});

describe('unflatten', () => {
  const flat = flatten(aContent({ parts: [aNode('one'), aNode('two')] }));

  it('leaves out nodes that no list names', () => {
    expect(unflatten({ ...flat, rootIds: ['two'] }).parts).toEqual([aNode('two')]);
  });

  it('refuses a list that names a node that does not exist', () => {
    expect(() => unflatten({ ...flat, rootIds: ['three'] })).toThrow(RangeError);
    expect(() => unflatten({ ...flat, rootIds: ['constructor'] })).toThrow(RangeError);
  });

  it('refuses a node in two places or inside itself', () => {
    const { slots: _, overrides: __, ...one } = aNode('one');
    const circle = { one: { ...one, slots: { main: ['one'] } } };

    expect(() => unflatten({ ...flat, rootIds: ['one', 'one'] })).toThrow(RangeError);
    expect(() => unflatten({ ...flat, rootIds: ['one'], nodes: circle })).toThrow(RangeError);
  });
});
