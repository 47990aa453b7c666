import { describe, expect, it } from 'vitest';

import type { Element, Node } from '#schemas/content/element.ts';
import { aChild, aMaster, aNode, anElement } from '#tests/support/content/builders.ts';
import { toyRegistry } from '#tests/support/content/toy-blocks.ts';
import { composeElement, elementLevel } from './compose.ts';
import { resolveNode } from './resolve.ts';
import type { ComposedNode, MasterMap } from './types.ts';

function compose(parts: Node[], masters: MasterMap = {}, changes: Partial<Element> = {}) {
  return composeElement(anElement({ parts, ...changes }), masters, toyRegistry);
}

function composeOne(part: Node, masters: MasterMap = {}, changes: Partial<Element> = {}) {
  const [node] = compose([part], masters, changes);
  if (!node) throw new Error('nothing was composed');
  return node;
}

function slotOf(node: ComposedNode | undefined, name: string) {
  return node?.slots[name] ?? { exposure: 'own' as const, nodes: [] };
}

function keysOf(nodes: readonly ComposedNode[]): string[] {
  return nodes.flatMap((node) => [
    node.key,
    ...Object.values(node.slots).flatMap((slot) => keysOf(slot.nodes)),
  ]);
}

function valuesOf(node: ComposedNode | undefined) {
  const block = toyRegistry.get(node?.block ?? '');
  if (!(block && node)) throw new Error('no such node');
  return resolveNode({
    schema: block.schema,
    levels: node.levels,
    locale: 'hr',
    viewport: 'desktop',
    siteLocale: 'hr',
  }).values;
}

function aPane(id: string, main: Node[], changes: Partial<Node> = {}): Node {
  return aNode(id, { block: 'pane', slots: { main }, ...changes });
}

describe('own nodes', () => {
  it('have one level, and every slot their block declares', () => {
    const node = composeOne(aPane('pane', [aNode('inner', { meta: { title: 'a' } })]));

    expect(node).toMatchObject({ key: 'pane', id: 'pane', elementId: 1, block: 'pane' });
    expect(node.levels).toHaveLength(1);
    expect(node.levels[0]).toMatchObject({
      kind: 'own',
      source: { elementId: 1, nodeId: 'pane' },
      baseLocale: 'hr',
    });
    expect(slotOf(node, 'main')).toMatchObject({ exposure: 'own', nodes: [{ key: 'inner' }] });
    expect(slotOf(node, 'side')).toEqual({ exposure: 'own', nodes: [] });
  });

  it('carry their translations', () => {
    const tr = { de: { one: { meta: { title: 'Eins' } }, two: { meta: { title: 'Zwei' } } } };

    const node = composeOne(aNode('one'), {}, { tr });

    expect(node.levels[0]?.tr).toEqual({ de: { meta: { title: 'Eins' } } });
  });
});

describe('a child', () => {
  const master = aMaster(
    7,
    aPane('root', [aNode('spot', { meta: { title: 'Glavni' }, hide: { mobile: true } })], {
      meta: { title: 'Korijen' },
      lock: { move: true, delete: true },
      hide: { desktop: true },
    }),
    { tr: { de: { spot: { meta: { title: 'Haupt' } } } } },
  );

  it('stands for the root of its master, whose fields it overrides', () => {
    const node = composeOne(aChild('child', 7, { meta: { subtitle: 'Dijete' } }), { 7: master });

    expect(node).toMatchObject({
      key: 'child',
      id: 'child',
      elementId: 1,
      block: 'pane',
      master: { id: 7 },
    });
    expect(node.levels.map((level) => level.kind)).toEqual(['child', 'master']);
    expect(valuesOf(node)).toMatchObject({ title: 'Korijen', subtitle: 'Dijete' });
  });

  it('overrides nodes of its master by their id, with translations of the override', () => {
    const child = aChild('child', 7, { overrides: { spot: { meta: { title: 'Drugačiji' } } } });
    const tr = { de: { 'child/spot': { meta: { title: 'Anders' } } } };

    const [spot] = slotOf(composeOne(child, { 7: master }, { tr }), 'main').nodes;

    expect(spot).toMatchObject({ key: 'child/spot', id: 'spot', elementId: 7, rootId: 1 });
    expect(spot?.levels).toMatchObject([
      {
        kind: 'child',
        source: { elementId: 1, nodeId: 'child', override: 'spot' },
        tr: { de: { meta: { title: 'Anders' } } },
      },
      {
        kind: 'master',
        source: { elementId: 7, nodeId: 'spot' },
        tr: { de: { meta: { title: 'Haupt' } } },
      },
    ]);
  });

  it('merges hide and lock with its master, nearest first', () => {
    const child = aChild('child', 7, {
      hide: { desktop: false, mobile: true },
      lock: { move: false },
      overrides: { spot: { hide: { mobile: false } } },
    });

    const node = composeOne(child, { 7: master });

    expect(node.hide).toEqual({ desktop: false, mobile: true });
    expect(node.lock).toEqual({ move: false, delete: true });
    expect(slotOf(node, 'main').nodes[0]?.hide).toEqual({ mobile: false });
  });

  it('takes the pinned revision of its master', () => {
    const pinned = { '7@3': aMaster(7, aNode('root', { meta: { title: 'Stari' } })), 7: master };
    const child = aChild('child', 7, { master: { id: 7, pin: 3 } });

    expect(valuesOf(composeOne(child, pinned))).toMatchObject({ title: 'Stari' });
  });
});

describe('slots of a master', () => {
  function slotWith(exposure: 'fixed' | 'open' | 'extend' | undefined, own?: Node[]) {
    const master = aMaster(7, aPane('root', [aPane('spot', [aNode('stored')])]), {
      ...(exposure && { expose: { 'spot.main': exposure } }),
    });
    const overrides = { spot: { ...(own && { slots: { main: own } }) } };
    const child = composeOne(aChild('child', 7, { overrides }), { 7: master });
    return { child, slot: slotOf(slotOf(child, 'main').nodes[0], 'main') };
  }

  it('show the list of the master alone when fixed, and report what the child put there', () => {
    const { child, slot } = slotWith(undefined, [aNode('added')]);

    expect(slot.exposure).toBe('fixed');
    expect(keysOf(slot.nodes)).toEqual(['child/stored']);
    expect(child.orphans).toEqual(['overrides.spot.slots.main']);
  });

  it('show the list of the child when open, and that of the master without one', () => {
    expect(keysOf(slotWith('open', [aNode('added')]).slot.nodes)).toEqual(['added']);
    expect(keysOf(slotWith('open', []).slot.nodes)).toEqual([]);
    expect(keysOf(slotWith('open').slot.nodes)).toEqual(['child/stored']);
    expect(slotWith('open', [aNode('added')]).child.orphans).toBeUndefined();
  });

  it('show both lists when they may be extended', () => {
    const { slot } = slotWith('extend', [aNode('added')]);

    expect(keysOf(slot.nodes)).toEqual(['child/stored', 'added']);
    expect(slot.nodes.map((node) => node.elementId)).toEqual([7, 1]);
    expect(slot.nodes[1]?.levels[0]?.kind).toBe('own');
  });

  it('belong to the root too: the child fills them by its own slots', () => {
    const master = aMaster(7, aPane('root', [aNode('stored')]), {
      expose: { 'root.main': 'extend' },
    });
    const child = aChild('child', 7, { slots: { main: [aNode('added')] } });

    expect(keysOf(slotOf(composeOne(child, { 7: master }), 'main').nodes)).toEqual([
      'child/stored',
      'added',
    ]);
  });

  it('stay as closed as the innermost master says', () => {
    const inner = aMaster(8, aPane('root', [aNode('stored')]));
    const outer = aMaster(7, aChild('outerRoot', 8), { expose: { 'outerRoot.main': 'open' } });
    const child = aChild('child', 7, { slots: { main: [aNode('added')] } });

    const node = composeOne(child, { 7: outer, 8: inner });

    expect(slotOf(node, 'main').exposure).toBe('fixed');
    expect(keysOf(slotOf(node, 'main').nodes)).toEqual(['child/outerRoot/stored']);
  });
});

describe('masters in masters', () => {
  const inner = aMaster(9, aPane('innerRoot', [aNode('leaf', { meta: { title: 'List' } })]));
  const outer = aMaster(
    8,
    aPane('outerRoot', [
      aChild('placed', 9, { overrides: { leaf: { meta: { subtitle: 'Vanjski' } } } }),
    ]),
  );

  it('are overridden by a path of ids, the outermost child first', () => {
    const child = aChild('child', 8, {
      overrides: {
        placed: { meta: { title: 'Postavljeni' } },
        'placed/leaf': { meta: { title: 'Stranica' } },
      },
    });

    const node = composeOne(child, { 8: outer, 9: inner });
    const [placed] = slotOf(node, 'main').nodes;
    const [leaf] = slotOf(placed, 'main').nodes;

    expect(placed?.levels.map((level) => level.source)).toEqual([
      { elementId: 1, nodeId: 'child', override: 'placed' },
      { elementId: 8, nodeId: 'placed' },
      { elementId: 9, nodeId: 'innerRoot' },
    ]);
    expect(leaf).toMatchObject({ key: 'child/placed/leaf', elementId: 9 });
    expect(leaf?.levels.map((level) => [level.kind, level.source.override])).toEqual([
      ['child', 'placed/leaf'],
      ['master', 'leaf'],
      ['master', undefined],
    ]);
    expect(valuesOf(leaf)).toMatchObject({ title: 'Stranica', subtitle: 'Vanjski' });
    expect(node.orphans).toBeUndefined();
  });

  it('may nest five deep and no deeper', () => {
    const chain = (depth: number): MasterMap =>
      Object.fromEntries(
        Array.from({ length: depth }, (_, index) => {
          const id = index + 10;
          const isLast = index === depth - 1;
          return [id, aMaster(id, isLast ? aNode('end') : aChild('next', id + 1))];
        }),
      );

    expect(composeOne(aChild('child', 10), chain(5)).problem).toBeUndefined();
    expect(composeOne(aChild('child', 10), chain(5)).levels).toHaveLength(6);
    expect(composeOne(aChild('child', 10), chain(6)).problem).toBe('master-cycle');
  });

  it('in a circle are a problem of the node that closes it', () => {
    const one = aMaster(20, aPane('root', [aChild('next', 21)]));
    const two = aMaster(21, aPane('root', [aChild('back', 20)]));

    const node = composeOne(aChild('child', 20), { 20: one, 21: two });
    const [next] = slotOf(node, 'main').nodes;
    const [back] = slotOf(next, 'main').nodes;

    expect([node.problem, next?.problem, back?.problem]).toEqual([
      undefined,
      undefined,
      'master-cycle',
    ]);
  });

  it('may not place themselves', () => {
    const self = aMaster(20, aPane('root', [aChild('again', 20)]));

    const [root] = composeElement(self, { 20: self }, toyRegistry);

    expect(slotOf(root, 'main').nodes[0]?.problem).toBe('master-cycle');
  });

  it('do not grow without bounds', () => {
    const doubled = (id: number, nextId: number) =>
      aMaster(
        id,
        aPane(
          'root',
          Array.from({ length: 40 }, (_, n) => aChild(`c${n}`, nextId)),
        ),
      );
    const masters = {
      30: doubled(30, 31),
      31: doubled(31, 32),
      32: doubled(32, 33),
      33: doubled(33, 34),
      34: aMaster(34, aNode('leaf')),
    };

    const nodes = compose([aChild('child', 30)], masters);

    expect(keysOf(nodes).length).toBeLessThan(5400);
  });
});

describe('what has lost its place', () => {
  it('is kept and named: fields, overrides of nodes that are gone, and fields of overrides', () => {
    const master = aMaster(7, aPane('root', [aNode('spot')]));
    const child = aChild('child', 7, {
      meta: { title: 'ok', gone: 1 },
      mobileOptions: { lost: 2 },
      overrides: {
        spot: { meta: { title: 'ok', old: 3 } },
        removed: { meta: { title: 'x' } },
        root: { meta: { title: 'x' } },
        'spot/deep': { meta: { title: 'x' } },
      },
    });

    expect(composeOne(child, { 7: master }).orphans).toEqual([
      'meta.gone',
      'mobileOptions.lost',
      'overrides.spot.meta.old',
      'overrides.removed',
      'overrides.root',
      'overrides.spot/deep',
    ]);
  });
});

describe('a node that cannot be shown', () => {
  it('is kept when its block is unknown', () => {
    const stored = aNode('one', { block: 'retired', v: 3, meta: { anything: 1 } });

    const node = composeOne(stored);

    expect(node).toMatchObject({ key: 'one', block: 'retired', problem: 'unknown-block', stored });
  });

  it('is kept when any of its levels is newer than its block', () => {
    const master = aMaster(7, aNode('root'));

    expect(composeOne(aNode('one', { v: 2 })).problem).toBe('newer-version');
    expect(composeOne(aChild('child', 7, { v: 2 }), { 7: master }).problem).toBe('newer-version');
  });

  it('is kept when its master is missing or empty', () => {
    const empty = anElement({ id: 7, type: 'section' });

    expect(composeOne(aChild('child', 7)).problem).toBe('missing-master');
    expect(composeOne(aChild('child', 7), { 7: empty }).problem).toBe('invalid');
  });

  it('does not take the page down when its JSON is broken', () => {
    const broken = JSON.parse(
      '[null, 7, "x", [], {"id":1}, {"id":"ok","block":"pane","v":"1","meta":[],"slots":{"main":7,"side":[null]},"overrides":4}]',
    );

    const nodes = compose(broken);

    expect(nodes.map((node) => node.problem)).toEqual([
      'invalid',
      'invalid',
      'invalid',
      'invalid',
      'invalid',
      undefined,
    ]);
    expect(new Set(keysOf(nodes)).size).toBe(7);
  });

  it('does not take the page down when the element itself is broken', () => {
    const broken = JSON.parse('{"id":1,"parts":{"0":1},"tr":null,"meta":4}');

    expect(composeElement(broken, {}, toyRegistry)).toEqual([]);
    expect(() => elementLevel(broken)).not.toThrow();
  });

  it('does not take the page down when it is nested thousands of times', () => {
    let node = aPane('deepest', []);
    for (let depth = 0; depth < 20000; depth += 1) node = aPane(`n${depth}`, [node]);

    expect(() => compose([node])).not.toThrow();
  });
});

describe('migrations', () => {
  it('bring every level up from the version it was written against', () => {
    const master = aMaster(7, aNode('root', { block: 'card', v: 1, meta: { name: 'Glavni' } }), {
      tr: { de: { root: { meta: { name: 'Haupt' } } } },
    });
    const child = aChild('child', 7, { block: 'card', v: 2, meta: { tone: 'ice' } });

    const node = composeOne(child, { 7: master });

    expect(node.levels[0]?.bags).toMatchObject({ meta: {}, options: { tone: 'cold' } });
    expect(node.levels[1]?.bags).toMatchObject({
      meta: { title: 'Glavni' },
      options: { ratio: 'wide' },
    });
    expect(node.levels[1]?.tr).toEqual({ de: { meta: { title: 'Haupt' } } });
    expect(valuesOf(node)).toMatchObject({ title: 'Glavni', tone: 'cold', ratio: 'wide' });
  });

  it('take an override for as old as it says, or as the node it overrides', () => {
    const master = aMaster(7, aPane('root', [aNode('spot', { block: 'card', v: 1 })]));
    const overridden = (override: NonNullable<Node['overrides']>[string]) =>
      slotOf(
        composeOne(aChild('child', 7, { overrides: { spot: override } }), { 7: master }),
        'main',
      ).nodes[0]?.levels[0]?.bags.meta;

    expect(overridden({ meta: { name: 'Stari' } })).toEqual({ title: 'Stari' });
    expect(overridden({ v: 4, meta: { full: 'bez diobe' } })).toEqual({ full: 'bez diobe' });
  });

  it('never rewrite what is stored', () => {
    const stored = aNode('one', { block: 'card', v: 1, meta: { name: 'x', legacy: 1 } });
    const before = structuredClone(stored);

    composeOne(stored);

    expect(stored).toEqual(before);
  });
});

describe('elementLevel', () => {
  it('holds the bags and translations of the element itself', () => {
    const element = anElement({
      meta: { title: 'Naslovnica' },
      tr: { de: { '.': { meta: { title: 'Startseite' } } } },
    });

    expect(elementLevel(element)).toMatchObject({
      kind: 'own',
      bags: { meta: { title: 'Naslovnica' }, options: {} },
      tr: { de: { meta: { title: 'Startseite' } } },
      baseLocale: 'hr',
    });
  });
});
