import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locales.ts';
import type { Element, ElementContent } from '#schemas/content/element.ts';
import { someContent, somePlacing } from '#tests/support/content/arbitraries.ts';
import { aChild, aContent, aMaster, aNode, anElement } from '#tests/support/content/builders.ts';
import { toyRegistry } from '#tests/support/content/toy-blocks.ts';
import { composeElement } from './compose.ts';
import { detachChild } from './detach.ts';
import { backToMaster, losses, placeChild, resetChild, saveAsMaster } from './masters.ts';
import { resolveNode } from './resolve.ts';
import { findNode, walk } from './tree.ts';
import type { ComposedNode, MasterMap } from './types.ts';

const siteLocale = 'hr' as const;

/** What a shopper sees of a composed node: values for every locale and viewport, hide, slots. */
function looks(node: ComposedNode): unknown {
  const block = toyRegistry.get(node.block);
  const values = LOCALES.flatMap((locale) =>
    (['desktop', 'mobile'] as const).map((viewport) =>
      block && !node.problem
        ? resolveNode({ schema: block.schema, levels: node.levels, locale, viewport, siteLocale })
            .values
        : node.problem,
    ),
  );
  const slots = Object.fromEntries(
    Object.entries(node.slots).map(([name, { nodes }]) => [name, nodes.map(looks)]),
  );
  return { block: node.block, hide: node.hide, lock: node.lock, values, slots };
}

function compose(content: ElementContent, masters: MasterMap) {
  return composeElement(anElement({ ...content, id: 1 }), masters, toyRegistry);
}

function detachFirst(page: Element, masters: MasterMap) {
  const [composed] = compose(page, masters);
  if (!composed) throw new Error('nothing to detach');
  return detachChild(page, composed, { siteLocale, registry: toyRegistry });
}

describe('detachChild', () => {
  it('makes nodes that look the same in every locale and viewport', () => {
    fc.assert(
      fc.property(somePlacing, ({ page, masters }) => {
        const { content } = detachFirst(page, masters);

        expect(compose(content, {}).map(looks)).toEqual(compose(page, masters).map(looks));
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  it('leaves no child, no reference to a master, and no translation of the child', () => {
    fc.assert(
      fc.property(somePlacing, ({ page, masters }) => {
        const { content } = detachFirst(page, masters);

        const nodes = [...walk(content)].map(({ node }) => node);
        expect(nodes.every((node) => node.role === 'own' && !node.master)).toBe(true);
        expect(JSON.stringify(content.tr)).not.toContain('"child');
      }),
    );
  });

  it('gives new ids to what the master stores, and keeps those of what the page put in', () => {
    const stored = aNode('stored');
    const root = aNode('root', { block: 'pane', slots: { main: [stored] } });
    const master = aMaster(7, root, { expose: { 'root.main': 'extend' } });
    const child = aChild('child', 7, { slots: { main: [aNode('added')] } });

    const { content, nodeId } = detachFirst(anElement({ parts: [child] }), { 7: master });

    const ids = [...walk(content)].map(({ node }) => node.id);
    expect(ids[0]).toBe(nodeId);
    expect(ids).toContain('added');
    expect(ids).not.toContain('stored');
    expect(ids).not.toContain('root');
    expect(new Set(ids).size).toBe(3);
  });

  it('writes what the child had reset as $unset only where something else would show', () => {
    const master = aMaster(7, aNode('root', { mobileMeta: { title: 'Mobilni' } }));
    const child = aChild('child', 7, {
      meta: { subtitle: { $unset: true } },
      mobileMeta: { title: { $unset: true } },
    });

    const { content, nodeId } = detachFirst(anElement({ parts: [child] }), { 7: master });

    expect(findNode(content, nodeId)).toEqual({ id: nodeId, block: 'banner', v: 1, role: 'own' });
  });

  it('copies a node of an unknown block as it is stored', () => {
    const retired = aNode('old', {
      block: 'retired',
      meta: { text: 'a' },
      slots: { x: [aNode('y')] },
    });
    const master = aMaster(7, aNode('root', { block: 'pane', slots: { main: [retired] } }));
    const child = aChild('child', 7, { overrides: { old: { meta: { more: 'b' } } } });

    const { content } = detachFirst(anElement({ parts: [child] }), { 7: master });

    expect(content.parts[0]?.slots?.['main']?.[0]).toMatchObject({
      block: 'retired',
      meta: { text: 'a', more: 'b' },
      slots: { x: [{ block: 'banner' }] },
    });
  });

  it('refuses a node that is no child', () => {
    expect(() => detachFirst(anElement({ parts: [aNode('own')] }), {})).toThrow(RangeError);
  });
});

describe('going back to the master', () => {
  const child = aChild('child', 7, {
    meta: { title: 'Moj' },
    mobileOptions: { columns: 1 },
    hide: { mobile: true },
    slots: { main: [aNode('added')] },
    overrides: { spot: { meta: { title: 'I taj' }, hide: { desktop: true } } },
  });
  const content = aContent({
    parts: [child, aNode('other')],
    tr: {
      de: {
        child: { meta: { title: 'Mein' } },
        'child/spot': { mobileMeta: { title: 'Auch' } },
        added: { meta: { title: 'Neu' } },
        other: { meta: { title: 'Anders' } },
      },
    },
  });

  it('lists every value that will be lost, with language and viewport', () => {
    expect(losses(content, child)).toEqual([
      { field: 'title', locale: 'hr', viewport: 'desktop', value: 'Moj' },
      { field: 'columns', locale: 'hr', viewport: 'mobile', value: 1 },
      { field: 'title', locale: 'de', viewport: 'desktop', value: 'Mein' },
      { field: 'slots.main', locale: null, viewport: null, value: [aNode('added')] },
      { override: 'spot', field: 'title', locale: 'hr', viewport: 'desktop', value: 'I taj' },
      { override: 'spot', field: 'title', locale: 'de', viewport: 'mobile', value: 'Auch' },
      { override: 'spot', field: 'hide', locale: null, viewport: null, value: { desktop: true } },
    ]);
  });

  it('deletes bags, slots, overrides and their translations, and nothing else', () => {
    const reset = resetChild(content, 'child');

    expect(reset.parts).toEqual([backToMaster(child), aNode('other')]);
    expect(reset.parts[0]).toEqual({ ...aChild('child', 7), hide: { mobile: true } });
    expect(reset.tr).toEqual({ de: { other: { meta: { title: 'Anders' } } } });
  });

  it('leaves nothing to lose', () => {
    fc.assert(
      fc.property(somePlacing, ({ page }) => {
        const reset = resetChild(page, 'child');

        expect(losses(reset, findNode(reset, 'child') ?? aNode('gone'))).toEqual([]);
      }),
    );
  });

  it('changes nothing for a node that is no child', () => {
    expect(resetChild(content, 'other')).toBe(content);
  });
});

describe('saving a node as a master', () => {
  it('looks the same with the child in its place', () => {
    fc.assert(
      fc.property(
        someContent.filter((content) => content.parts.length > 0),
        fc.nat(),
        (content, pick) => {
          const node = content.parts[pick % content.parts.length] ?? aNode('none');
          const master = saveAsMaster(content, node.id, { title: 'Nova', slug: 'nova' });

          const placed = placeChild(content, node.id, 9);

          const masters = { 9: anElement({ ...master, id: 9 }) };
          expect(compose(placed, masters).map(looks)).toEqual(compose(content, {}).map(looks));
        },
      ),
    );
  });

  it('takes the translations along and keeps hide and lock with the child', () => {
    const node = aNode('one', { hide: { mobile: true }, lock: { move: true } });
    const content = aContent({ parts: [node], tr: { de: { one: { meta: { title: 'Eins' } } } } });

    const master = saveAsMaster(content, 'one', { title: 'Nova', slug: 'nova' });
    const placed = placeChild(content, 'one', 9);

    expect(master).toMatchObject({
      type: 'section',
      meta: { title: 'Nova' },
      parts: [{ id: 'one' }],
    });
    expect(master.tr).toEqual(content.tr);
    expect(master.parts[0]?.hide).toBeUndefined();
    expect(placed.tr).toEqual({});
    expect(placed.parts).toEqual([
      aChild('one', 9, { hide: { mobile: true }, lock: { move: true } }),
    ]);
  });

  it('refuses a node that does not exist', () => {
    const naming = { title: 'Nova', slug: 'nova' };

    expect(() => saveAsMaster(aContent(), 'gone', naming)).toThrow(RangeError);
  });
});
