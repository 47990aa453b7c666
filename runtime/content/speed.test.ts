import { describe, expect, it } from 'vitest';

import type { Node } from '#schemas/content/element.ts';
import { aChild, aMaster, aNode, anElement } from '#tests/support/content/builders.ts';
import { toyRegistry } from '#tests/support/content/toy-blocks.ts';
import { composeElement } from './compose.ts';
import { flatten } from './flat.ts';
import { applyPatches } from './patches.ts';
import { resolveNode } from './resolve.ts';
import { createContentRules } from './rules.ts';
import type { ComposedNode } from './types.ts';

/** Fastest of a few runs in ms: the machine may be busy, the code is what it is. */
function fastest(run: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  });
  return Math.min(...times);
}

function aFilledNode(id: string, slots?: Node['slots']): Node {
  return aNode(id, {
    block: 'pane',
    meta: { title: 'Zimska njega', subtitle: 'Do -30 %', image: { id: 4 } },
    mobileMeta: { title: 'Zima' },
    options: { columns: 4, align: 'center' },
    ...(slots && { slots }),
  });
}

function pageOf(sections: number, perSection: number) {
  const parts = Array.from({ length: sections }, (_, s) =>
    aFilledNode(`s${s}`, {
      main: Array.from({ length: perSection }, (_, n) => aFilledNode(`s${s}n${n}`)),
    }),
  );
  const tr = { de: Object.fromEntries(parts.map(({ id }) => [id, { meta: { title: 'Winter' } }])) };
  return anElement({ parts, tr });
}

function resolveAll(nodes: readonly ComposedNode[], viewport: 'desktop' | 'mobile'): number {
  let count = 0;
  for (const node of nodes) {
    const block = toyRegistry.get(node.block);
    if (block) {
      const { schema } = block;
      resolveNode({ schema, levels: node.levels, locale: 'de', viewport, siteLocale: 'hr' });
    }
    count += 1;
    for (const { nodes: inner } of Object.values(node.slots)) count += resolveAll(inner, viewport);
  }
  return count;
}

describe('speed', () => {
  it('composes and resolves a page of 60 sections well below 1 ms for 10 nodes', () => {
    const page = pageOf(60, 4);
    const masters = { 7: aMaster(7, aFilledNode('root', { main: [aFilledNode('inner')] })) };
    page.parts.push(aChild('child', 7, { overrides: { inner: { meta: { title: 'a' } } } }));

    const time = fastest(() => resolveAll(composeElement(page, masters, toyRegistry), 'desktop'));

    expect(time).toBeLessThan(30);
  });

  it('resolves an element of 2,000 nodes for both viewports in less than 60 ms each', () => {
    const nodes = composeElement(pageOf(10, 199), {}, toyRegistry);

    expect(resolveAll(nodes, 'desktop')).toBe(2000);
    expect(fastest(() => resolveAll(nodes, 'desktop'))).toBeLessThan(60);
    expect(fastest(() => resolveAll(nodes, 'mobile'))).toBeLessThan(60);
  });

  it('applies a burst of 5,000 patches, and checks and cleans 2,000 nodes, in reasonable time', () => {
    const page = pageOf(10, 199);
    const flat = flatten(page);
    const patches = Object.keys(flat.nodes).flatMap((id) =>
      ['a', 'b'].map((value) => ({
        op: 'replace' as const,
        path: ['nodes', id, 'meta', 'title'],
        value,
      })),
    );
    const rules = createContentRules(toyRegistry);
    const { id: _, rev: __, status: ___, ...content } = page;

    expect(fastest(() => applyPatches(flat, patches))).toBeLessThan(100);
    expect(fastest(() => rules.check(content, {}))).toBeLessThan(400);
    expect(fastest(() => rules.clean(content))).toBeLessThan(400);
  });
});
