import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ELEMENT_LIMITS, type ElementContent, type Node } from '#schemas/content/element.ts';
import { someContent } from '#tests/support/content/arbitraries.ts';
import { aChild, aContent, aMaster, aNode } from '#tests/support/content/builders.ts';
import { toyRegistry } from '#tests/support/content/toy-blocks.ts';
import { createContentCheck } from './check.ts';
import type { MasterMap } from './types.ts';

const check = createContentCheck(toyRegistry);

function faultsOf(parts: Node[], changes: Partial<ElementContent> = {}, masters: MasterMap = {}) {
  return check(aContent({ parts, ...changes }), masters);
}

function rulesOf(parts: Node[], changes: Partial<ElementContent> = {}, masters: MasterMap = {}) {
  return faultsOf(parts, changes, masters).map(({ rule, path }) => `${rule} ${path}`);
}

const filled = { meta: { title: 'Bonaca' } };

function aBanner(id: string, changes: Partial<Node> = {}): Node {
  return aNode(id, { ...filled, ...changes });
}

function aPane(id: string, main: Node[], changes: Partial<Node> = {}): Node {
  return aNode(id, { block: 'pane', slots: { main }, ...changes });
}

describe('a good element', () => {
  it('has no fault', () => {
    const parts = [
      aBanner('one', { mobileMeta: { title: 'Kratko' }, options: { columns: { $unset: true } } }),
      aPane('two', [aBanner('three')]),
      aNode('unknown', { block: 'retired', v: 9, meta: { whatever: [1, { a: null }] } }),
      aChild('child', 7, { overrides: { inner: { meta: { title: 'Drugo' } } } }),
    ];
    const tr = { de: { one: { meta: { title: 'Windstille' } }, gone: { meta: { title: 'x' } } } };
    const masters = { 7: aMaster(7, aPane('root', [aBanner('inner')])) };

    expect(faultsOf(parts, { tr }, masters)).toEqual([]);
  });
});

describe('faults of the shape', () => {
  it('are not all told of very many nodes, which would take minutes', () => {
    const parts = Array.from({ length: 60_000 }, () => ({}) as Node);
    const before = process.cpuUsage().user;

    const rules = rulesOf(parts).filter((rule) => rule.includes('parts'));

    expect(rules.length).toBeGreaterThan(0);
    expect(process.cpuUsage().user - before).toBeLessThan(10_000_000);
  });

  it('carry a path, a rule, the node, and say what to do', () => {
    const parts = [aBanner('one'), { ...aBanner('two'), role: 'twin' as Node['role'] }];

    expect(faultsOf(parts)).toEqual([
      {
        path: 'parts[1].role',
        rule: 'enum',
        message: 'Must be one of "own", "child".',
        nodeId: 'two',
      },
    ]);
  });

  it('are told together with the faults of the content', () => {
    const parts = [{ ...aBanner('one'), extra: 1 }, aBanner('two', { meta: { title: 7 } })];

    expect(rulesOf(parts)).toEqual([
      'additionalProperties parts[0].extra',
      'type parts[1].meta.title',
    ]);
  });

  it.each([
    [null],
    [7],
    ['text'],
    [[]],
    [{}],
    [{ parts: 7, tr: 7 }],
    [{ parts: [null, 7, [], {}], tr: { de: 7, en: { one: 7 } } }],
    [
      {
        parts: [{ id: 'abc', block: 'banner', meta: 7, slots: 7, overrides: 7, hide: null }],
        tr: {},
      },
    ],
    [
      {
        parts: [{ id: 'abc', block: 'pane', role: 'child', master: 7, slots: { main: 7 } }],
        tr: {},
      },
    ],
    [{ parts: [{ id: 'abc', block: 'pane', overrides: { a: null, b: 7 } }], tr: {} }],
    [{ parts: [{ id: 'abc', block: 'pane', v: -1e148 }], tr: {} }],
  ])('are found in %j without throwing', (content) => {
    expect(check(content, {}).length).toBeGreaterThan(0);
  });

  it('never make it throw where an object takes the place of any value', () => {
    const awkward = { toString: 'a', valueOf: 1 };
    for (const content of fc.sample(someContent, { numRuns: 40, seed: 1 })) {
      for (const path of pathsIn(content)) {
        expect(() => check(replacedAt(content, path, awkward), {}), path.join('.')).not.toThrow();
      }
    }
  });

  it('never make it throw, whatever is sent', () => {
    fc.assert(
      fc.property(someContent, fc.jsonValue(), fc.nat(), fc.nat(), (content, junk, pick, at) => {
        const paths = pathsIn(content);
        const spoilt = replacedAt(content, paths[pick % paths.length] ?? [], junk);
        const paths2 = pathsIn(spoilt);

        expect(() =>
          check(replacedAt(spoilt, paths2[at % paths2.length] ?? [], junk), {}),
        ).not.toThrow();
      }),
      { numRuns: 100 },
    );
  }, 30_000);
});

/** Paths to everything inside a JSON value. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    pathsIn(item).map((path) => [key, ...path]),
  );
  return [[], ...inner];
}

function replacedAt(value: unknown, [key, ...rest]: string[], junk: unknown): unknown {
  if (key === undefined) return junk;
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      String(index) === key ? replacedAt(item, rest, junk) : item,
    );
  }
  const record = value as Record<string, unknown>;
  return { ...record, [key]: replacedAt(record[key], rest, junk) };
}

describe('fields', () => {
  it('must be valid where they are present', () => {
    const parts = [
      aBanner('one', {
        meta: { title: 'x'.repeat(201), cta: { kind: 'url', href: 'javascript:alert(1)' } },
        options: { columns: 9, align: 'left' },
        mobileOptions: { columns: '2' },
      }),
    ];

    expect(rulesOf(parts)).toEqual([
      'maxLength parts[0].meta.title',
      'format parts[0].meta.cta.href',
      'maximum parts[0].options.columns',
      'enum parts[0].options.align',
      'type parts[0].mobileOptions.columns',
    ]);
  });

  it('must belong to the block', () => {
    const parts = [aBanner('one', { meta: { title: 'ok', colour: 'red' } })];

    expect(faultsOf(parts)).toEqual([
      {
        path: 'parts[0].meta.colour',
        rule: 'unknown-field',
        message: '"banner" has no such field; remove it.',
        nodeId: 'one',
      },
    ]);
  });

  it('must stand in their bag, and have a mobile value only where that makes sense', () => {
    const parts = [
      aBanner('one', { options: { title: 'x' }, mobileMeta: { columns: 1 } }),
      aBanner('two', { mobileOptions: { wide: true } }),
    ];

    expect(faultsOf(parts).map(({ path, message }) => [path, message])).toEqual([
      ['parts[0].mobileMeta.columns', 'Belongs into "mobileOptions"; move it.'],
      ['parts[0].options.title', 'Belongs into "meta"; move it.'],
      ['parts[1].mobileOptions.wide', 'Has no value for small screens; remove it.'],
    ]);
  });

  it('may be translated only when they hold text', () => {
    const tr = { de: { one: { meta: { title: 7, image: { id: 1 } } } } };

    expect(rulesOf([aBanner('one')], { tr })).toEqual([
      'misplaced-field tr.de.one.meta.image',
      'type tr.de.one.meta.title',
    ]);
  });

  it('of list items are named by their place', () => {
    const lines = [{ text: 'a' }, { text: 'b', link: { kind: 'page', target: 'x' } }];

    expect(rulesOf([aNode('one', { block: 'prose', meta: { lines } })])).toEqual(
      [
        'required parts[0].meta.lines[0]',
        'additionalProperties parts[0].meta.lines[1].link.target',
      ].slice(1),
    );
  });

  it('of old content are judged as they are after its migrations', () => {
    const old = aNode('one', { block: 'card', v: 1, meta: { name: 'Ime', tone: 'hot' } });

    expect(faultsOf([old])).toEqual([]);
    expect(rulesOf([{ ...old, v: 4 }])).toEqual([
      'unknown-field parts[0].meta.name',
      'misplaced-field parts[0].meta.tone',
      'empty parts[0]',
    ]);
  });

  it('of a newer version than ours are not judged', () => {
    const masters = { 7: aMaster(7, aPane('root', [aBanner('inner')])) };
    const overrides = { inner: { v: 2, meta: { title: 7 } } };

    expect(faultsOf([aNode('one', { v: 2, meta: { title: 7, future: 1 } })])).toEqual([]);
    expect(faultsOf([aChild('child', 7, { overrides })], {}, masters)).toEqual([]);
  });

  it('of overrides are judged by the block they override; what has lost its place is kept', () => {
    const masters = { 7: aMaster(7, aPane('root', [aBanner('inner')])) };
    const child = aChild('child', 7, {
      meta: { lost: 1 },
      overrides: { inner: { meta: { title: 7, lost: 2 } }, gone: { meta: { title: 7 } } },
    });
    const tr = { de: { 'child/inner': { meta: { title: 7 } } } };

    expect(rulesOf([{ ...child, block: 'pane' }], { tr }, masters)).toEqual([
      'type parts[0].overrides.inner.meta.title',
      'type tr.de.child/inner.meta.title',
    ]);
  });

  it('of a child are not judged when its master shows another block now', () => {
    const masters = {
      7: aMaster(7, aNode('root', { block: 'prose', meta: { lines: [{ text: 'a' }] } })),
    };

    expect(faultsOf([aChild('child', 7, { meta: { title: 7 } })], {}, masters)).toEqual([]);
  });
});

describe('limits', () => {
  const many = (count: number, prefix = 'n') =>
    Array.from({ length: count }, (_, index) => aBanner(`${prefix}${index}`.padEnd(4, '-')));

  it('allow exactly as much as they say', () => {
    expect(faultsOf(many(ELEMENT_LIMITS.sections))).toEqual([]);
    expect(faultsOf([aPane('pane', many(ELEMENT_LIMITS.nodesInSlot))])).toEqual([]);
  });

  it('refuse one section, one node in a slot, one level too many', () => {
    let deep = aBanner('deepest');
    for (let depth = 1; depth <= ELEMENT_LIMITS.depth; depth += 1)
      deep = aPane(`p${depth}--`, [deep]);

    expect(rulesOf(many(ELEMENT_LIMITS.sections + 1))).toEqual(['limit-sections parts']);
    expect(rulesOf([aPane('pane', many(ELEMENT_LIMITS.nodesInSlot + 1))])).toEqual([
      'limit-slot parts[0].slots.main',
    ]);
    expect(rulesOf([deep])).toEqual([
      `limit-depth parts[0]${'.slots.main[0]'.repeat(ELEMENT_LIMITS.depth)}`,
    ]);
  });

  it('refuse more nodes, more JSON and deeper JSON than an element may have', () => {
    const parts = Array.from({ length: 11 }, (_, p) => aPane(`pane${p}`, many(190, `x${p}-`)));
    const text = 'x'.repeat(ELEMENT_LIMITS.bytes);
    let nested: unknown = 'x';
    for (let depth = 0; depth < 50000; depth += 1) nested = [nested];

    expect(rulesOf(parts)).toEqual(['limit-nodes parts']);
    expect(faultsOf([], { meta: { text } })).toMatchObject([{ rule: 'limit-bytes' }]);
    expect(faultsOf([], { meta: { nested } })).toMatchObject([{ rule: 'limit-nesting' }]);
  });

  it('count bytes, not characters', () => {
    const text = 'č'.repeat(ELEMENT_LIMITS.bytes / 2);

    expect(faultsOf([], { meta: { text } })).toMatchObject([{ rule: 'limit-bytes' }]);
  });

  it('keep the list of faults short', () => {
    const parts = many(60).map((node) => ({ ...node, meta: { a: 1, b: 1, c: 1, d: 1, e: 1 } }));

    const faults = faultsOf(parts);

    expect(faults).toHaveLength(201);
    expect(faults[200]).toMatchObject({ rule: 'more' });
  });
});

describe('empty components (EDIT-04)', () => {
  it('are refused with the fields that could be filled in', () => {
    expect(faultsOf([aNode('one', { options: { columns: 2 } })])).toEqual([
      {
        path: 'parts[0]',
        rule: 'empty',
        message: 'This "banner" is empty. Fill in title, subtitle, image, cta or delete it.',
        nodeId: 'one',
      },
    ]);
  });

  it.each<[string, Partial<Node>]>([
    ['white space', { meta: { title: '  \n' } }],
    ['a reset field', { meta: { title: { $unset: true } } }],
    ['a link that leads nowhere', { meta: { cta: { kind: 'url', href: '' } } }],
    [
      'rich text without text',
      { block: 'prose', meta: { body: { type: 'doc', content: [{ type: 'paragraph' }] } } },
    ],
    ['a list of empty lines', { block: 'prose', meta: { lines: [{ text: '' }] } }],
    ['empty slots', { block: 'grid', slots: { main: [] } }],
  ])('are found behind %s', (_, changes) => {
    expect(rulesOf([aNode('one', changes)])).toContain('empty parts[0]');
  });

  it.each<[string, Partial<Node>]>([
    ['a mobile text', { mobileMeta: { title: 'x' } }],
    ['a picture', { meta: { image: { id: 4 } } }],
    [
      'a rule in rich text',
      { block: 'prose', meta: { body: { type: 'doc', content: [{ type: 'horizontalRule' }] } } },
    ],
    ['a node in a slot', { block: 'grid', slots: { main: [aBanner('inner')] } }],
    ['data from a loader', { block: 'shelf' }],
    ['nothing it could hold', { block: 'divider' }],
    ['its place in header or footer', { block: 'frame' }],
    ['a block nobody knows', { block: 'retired' }],
  ])('are not seen behind %s', (_, changes) => {
    expect(faultsOf([aNode('one', changes)])).toEqual([]);
  });

  it('are not seen where a translation or the master has content', () => {
    const tr = { de: { one: { meta: { title: 'Nur deutsch' } } } };
    const full = { 7: aMaster(7, aBanner('root')) };
    const empty = { 7: aMaster(7, aNode('root')) };

    expect(faultsOf([aNode('one')], { tr })).toEqual([]);
    expect(faultsOf([aChild('child', 7)], {}, full)).toEqual([]);
    expect(faultsOf([aChild('child', 7)])).toEqual([]);
    expect(rulesOf([aChild('child', 7)], {}, empty)).toEqual(['empty parts[0]']);
  });

  it('are found in slots and in what a child puts into its master', () => {
    const masters = { 7: aMaster(7, aPane('root', [aBanner('inner')])) };
    const child = aChild('child', 7, { block: 'pane', slots: { main: [aNode('added')] } });

    expect(rulesOf([child], {}, masters)).toEqual(['empty parts[0].slots.main[0]']);
  });
});

describe('slots', () => {
  const prose = (id: string) => aNode(id, { block: 'prose', meta: { lines: [{ text: 'a' }] } });
  const grid = (slots: Record<string, Node[]>) =>
    aNode('grid', { block: 'grid', meta: { heading: 'x' }, slots });

  it('take the blocks they allow, as many as they allow', () => {
    expect(
      faultsOf([grid({ side: [prose('one'), prose('two')], main: [aBanner('three')] })]),
    ).toEqual([]);
    expect(rulesOf([grid({ side: [prose('one'), prose('two'), prose('six')] })])).toEqual([
      'slot-max parts[0].slots.side',
    ]);
    expect(faultsOf([grid({ side: [aBanner('one')] })])).toMatchObject([
      { path: 'parts[0].slots.side[0]', rule: 'slot-allow', nodeId: 'one' },
    ]);
  });

  it('take no chrome unless they name it', () => {
    expect(rulesOf([grid({ main: [aNode('one', { block: 'frame' })] })])).toEqual([
      'slot-allow parts[0].slots.main[0]',
    ]);
  });

  it('keep nodes of unknown blocks', () => {
    expect(faultsOf([grid({ side: [aNode('one', { block: 'retired' })] })])).toEqual([]);
  });

  it('must be known to the block', () => {
    expect(rulesOf([grid({ other: [aBanner('one')] })])).toEqual([
      'unknown-slot parts[0].slots.other',
    ]);
  });

  it('must hold what the block needs at least', () => {
    const strict = createContentCheck({
      get: (type) => {
        const block = toyRegistry.get(type);
        return type === 'pane' && block ? { ...block, slots: { main: { min: 2 } } } : block;
      },
    });
    const parts = [aPane('pane', [aBanner('one')])];

    expect(strict(aContent({ parts }), {})).toMatchObject([
      { path: 'parts[0].slots.main', rule: 'slot-min' },
    ]);
  });

  it('are judged for what a child shows: the block of its master', () => {
    const masters = { 7: aMaster(7, grid({ side: [prose('one')] })) };
    const child = aChild('child', 7, { block: 'grid', slots: { side: [aBanner('added')] } });

    expect(rulesOf([child], {}, masters)).toEqual(['slot-allow parts[0].slots.side[0]']);
  });
});

describe('masters', () => {
  const chain = (depth: number): MasterMap =>
    Object.fromEntries(
      Array.from({ length: depth }, (_, index) => {
        const id = index + 10;
        return [id, aMaster(id, index === depth - 1 ? aBanner('end') : aChild('next', id + 1))];
      }),
    );

  it('may nest five deep on a page, four deep in a master', () => {
    const section = { type: 'section' as const, slug: '' };

    expect(faultsOf([aChild('child', 10)], {}, chain(5))).toEqual([]);
    expect(rulesOf([aChild('child', 10)], {}, chain(6))).toContain('master-depth parts[0].master');
    expect(faultsOf([aChild('child', 10)], section, chain(4))).toEqual([]);
    expect(rulesOf([aChild('child', 10)], section, chain(5))).toContain(
      'master-depth parts[0].master',
    );
  });

  it('may not go in circles', () => {
    const masters = {
      20: aMaster(20, aPane('root', [aChild('next', 21)])),
      21: aMaster(21, aPane('root', [aChild('back', 20)])),
    };

    expect(rulesOf([aBanner('one'), aChild('child', 20)], {}, masters)).toEqual([
      'master-cycle parts[1].master',
    ]);
  });

  it('may not place themselves, also through a pinned revision', () => {
    const content = aContent({ type: 'section', slug: '', parts: [aChild('child', 21)] });
    const masters = {
      21: aMaster(21, aPane('root', [aChild('back', 20, { master: { id: 20, pin: 3 } })])),
      '20@3': aMaster(20, aBanner('root')),
    };

    expect(check(content, masters, 20)).toMatchObject([{ rule: 'master-cycle' }]);
    expect(check(content, masters, 22)).toEqual([]);
  });

  it('may not multiply without bounds', () => {
    const row = (id: number, next: number) =>
      aMaster(
        id,
        aPane(
          'root',
          Array.from({ length: 100 }, (_, n) => aChild(`child${n}`, next)),
        ),
      );
    const masters = { 30: row(30, 31), 31: row(31, 32), 32: aMaster(32, aBanner('root')) };

    expect(rulesOf([aChild('child', 30)], {}, masters)).toEqual(['limit-composed parts']);
  });

  it('have exactly one node at their top', () => {
    const section = { type: 'section' as const, slug: '' };

    expect(rulesOf([], section)).toEqual(['one-root parts']);
    expect(rulesOf([aBanner('one'), aBanner('two')], section)).toEqual(['one-root parts']);
    expect(rulesOf([aBanner('one')], section)).toEqual([]);
  });
});

describe('the element itself', () => {
  it.each(['', 'abc', 'Naslovnica', 'čista-koža', 'a--bc', '-abcd', 'abcd-', 'a bcd', 'ab/cd'])(
    'refuses the slug %j of a page (EDIT-07)',
    (slug) => {
      expect(rulesOf([], { slug })).toEqual(['slug slug']);
    },
  );

  it('takes good slugs, and none for what is no page', () => {
    expect(faultsOf([], { slug: 'akcija-2026' })).toEqual([]);
    expect(faultsOf([aBanner('one')], { slug: '', type: 'section' })).toEqual([]);
    expect(rulesOf([aBanner('one')], { slug: 'abc', type: 'section' })).toEqual(['slug slug']);
  });

  it('has a handler exactly when it is a static element', () => {
    expect(rulesOf([], { handler: 'header-section' })).toEqual(['handler handler']);
    expect(rulesOf([], { type: 'static-element', slug: '' })).toEqual(['handler handler']);
    expect(faultsOf([], { type: 'static-element', slug: '', handler: 'footer-section' })).toEqual(
      [],
    );
  });

  it('is translated into languages of the site only, and not into its own', () => {
    expect(rulesOf([], { tr: { xx: {}, hr: {}, de: {} } })).toEqual([
      'language tr.xx',
      'language tr.hr',
    ]);
  });

  it('has no id twice, and none that reaches for a prototype', () => {
    expect(rulesOf([aBanner('one'), aPane('two', [aBanner('one')])])).toEqual([
      'duplicate-id parts[1].slots.main[0].id',
    ]);
    expect(rulesOf([aBanner('__proto__')])).toEqual(['reserved-id parts[0].id']);
  });

  it('hides nodes in windows that end after they begin', () => {
    const hide = { from: '2026-05-01T08:00:00Z', until: '2026-05-01T08:00:00Z' };

    expect(rulesOf([aBanner('one', { hide })])).toEqual(['schedule parts[0].hide.until']);
  });
});

describe('a theme', () => {
  const themed = (changes: object) =>
    check({ ...aContent({ type: 'theme', slug: 'theme', parts: [] }), ...changes }, {});

  it('holds tokens and nothing else', () => {
    expect(themed({ options: { colorPage: '#ffffff', radius: 8, motion: 'none' } })).toEqual([]);
    expect(
      themed({ slug: 'other-look', parts: [aNode('one')], options: { radius: '8px' } }).map(
        ({ path }) => path,
      ),
    ).toEqual(expect.arrayContaining(['slug', 'parts', 'options.radius']));
  });

  it('of a wrong shape is refused, not stumbled over', () => {
    for (const options of [null, 7, 'x', []]) {
      expect(themed({ options }).map(({ path }) => path)).toContain('options');
    }
  });
});
