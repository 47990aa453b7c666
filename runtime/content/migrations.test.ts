import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Bag } from '#schemas/content/element.ts';
import { aChild, aContent, aMaster, aNode } from '#tests/support/content/builders.ts';
import { card, toyRegistry } from '#tests/support/content/toy-blocks.ts';
import type { BagSet } from './bag-set.ts';
import {
  type Migration,
  migrateBags,
  migrateElement,
  migrateNode,
  versionOf,
} from './migrations.ts';

const none = { meta: {}, mobileMeta: {}, options: {}, mobileOptions: {} };

function migrate(bags: Partial<BagSet['bags']>, steps: Migration, sparse = false, tr = {}) {
  const set = { bags: { ...none, ...bags }, tr };
  return migrateBags(set, 1, { version: 2, migrations: { 1: steps } }, sparse);
}

describe('a step', () => {
  it('renames a field in every bag and translation', () => {
    const migrated = migrate(
      { meta: { old: 1 }, mobileMeta: { old: 2 }, options: { old: 3 }, mobileOptions: { old: 4 } },
      [{ op: 'rename', from: 'old', to: 'fresh' }],
      false,
      { de: { meta: { old: 5 }, mobileMeta: { old: 6 } } },
    );

    expect(migrated).toEqual({
      bags: {
        meta: { fresh: 1 },
        mobileMeta: { fresh: 2 },
        options: { fresh: 3 },
        mobileOptions: { fresh: 4 },
      },
      tr: { de: { meta: { fresh: 5 }, mobileMeta: { fresh: 6 } } },
    });
  });

  it('leaves a value whose new name is taken where it is', () => {
    const { bags } = migrate({ meta: { old: 1, fresh: 2 } }, [
      { op: 'rename', from: 'old', to: 'fresh' },
    ]);

    expect(bags.meta).toEqual({ old: 1, fresh: 2 });
  });

  it('moves a field to the other bag with its mobile value', () => {
    const steps: Migration = [{ op: 'move', field: 'tone', to: 'options' }];
    const back: Migration = [{ op: 'move', field: 'tone', to: 'meta' }];

    const { bags } = migrate({ meta: { tone: 'a' }, mobileMeta: { tone: 'b' } }, steps);

    expect(bags).toEqual({ ...none, options: { tone: 'a' }, mobileOptions: { tone: 'b' } });
    expect(migrate(bags, back).bags).toEqual({
      ...none,
      meta: { tone: 'a' },
      mobileMeta: { tone: 'b' },
    });
  });

  it('maps the values it names and leaves others, and $unset, alone', () => {
    const steps: Migration = [{ op: 'map', field: 'size', values: { 1: 's', true: 'm' } }];

    expect(migrate({ options: { size: 1 } }, steps).bags.options).toEqual({ size: 's' });
    expect(migrate({ options: { size: true } }, steps).bags.options).toEqual({ size: 'm' });
    expect(migrate({ options: { size: 9 } }, steps).bags.options).toEqual({ size: 9 });
    expect(migrate({ options: { size: { $unset: true } } }, steps).bags.options).toEqual({
      size: { $unset: true },
    });
  });

  it('gives old content a default once, and never to a child, which would cut off its master', () => {
    const steps: Migration = [{ op: 'default', field: 'ratio', value: 'wide', bag: 'options' }];

    expect(migrate({}, steps).bags).toEqual({ ...none, options: { ratio: 'wide' } });
    expect(migrate({ options: { ratio: '' } }, steps).bags.options).toEqual({ ratio: '' });
    expect(migrate({}, steps, true).bags).toEqual(none);
  });

  it('splits a text, the last part taking the rest', () => {
    const steps: Migration = [
      { op: 'split', field: 'name', separator: ' ', into: ['first', 'last'] },
    ];
    const split = (name: unknown) => migrate({ meta: { name } }, steps).bags.meta;

    expect(split('Ana Marija Kos')).toEqual({ first: 'Ana', last: 'Marija Kos' });
    expect(split('Ana')).toEqual({ first: 'Ana', last: '' });
    expect(split({ $unset: true })).toEqual({ first: { $unset: true }, last: { $unset: true } });
    expect(split(7)).toEqual({ name: 7 });
  });

  it('drops a field from every bag', () => {
    const { bags } = migrate({ meta: { old: 1 }, mobileOptions: { old: 2, kept: 3 } }, [
      { op: 'drop', field: 'old' },
    ]);

    expect(bags).toEqual({ ...none, mobileOptions: { kept: 3 } });
  });
});

describe('migrateBags', () => {
  const someBag = fc.dictionary(
    fc.constantFrom('name', 'title', 'tone', 'full', 'first', 'legacy', 'other', 'ratio'),
    fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom('hot', 'ice', 'a b'), fc.integer()),
    { noNullPrototype: true },
  );
  const someSet = fc.record({
    bags: fc.record({
      meta: someBag,
      mobileMeta: someBag,
      options: someBag,
      mobileOptions: someBag,
    }),
    tr: fc.dictionary(fc.constantFrom('de', 'en'), fc.record({ meta: someBag }), {
      noNullPrototype: true,
    }),
  });

  it('changes nothing when it is done again', () => {
    fc.assert(
      fc.property(someSet, fc.integer({ min: 1, max: 4 }), fc.boolean(), (set, from, sparse) => {
        const once = migrateBags(set, from, card, sparse);

        expect(migrateBags(once, card.version, card, sparse)).toBe(once);
      }),
    );
  });

  it('never loses a field that no step names, nor any value but of a dropped field', () => {
    const pieces = (bag: Bag) => Object.values(bag).flatMap((value) => String(value).split(' '));
    const mapped = (piece: string) => ({ hot: 'warm', ice: 'cold' })[piece] ?? piece;
    fc.assert(
      fc.property(someSet, fc.integer({ min: 1, max: 4 }), ({ bags, tr }, from) => {
        const migrated = migrateBags({ bags, tr }, from, card, false);

        const { legacy: _, ...kept } = bags.meta;
        const before = pieces(kept).map(mapped);
        const after = [...pieces(migrated.bags.meta), ...pieces(migrated.bags.options)].map(mapped);
        expect(before.filter((piece) => !after.includes(piece))).toEqual([]);
        expect(migrated.bags.meta['other']).toEqual(bags.meta['other']);
        expect(migrated.tr['de']?.meta?.['other']).toEqual(tr['de']?.meta['other']);
      }),
    );
  });

  it('leaves content of the current and of a newer version alone', () => {
    const set = { bags: { ...none, meta: { name: 'x' } }, tr: {} };

    expect(migrateBags(set, 4, card, false)).toBe(set);
    expect(migrateBags(set, 9, card, false)).toBe(set);
  });
});

describe('migrateNode', () => {
  it('brings one node up and says which translations it has then', () => {
    const tr = { de: { one: { meta: { name: 'Eins' } }, two: { meta: { name: 'Zwei' } } } };
    const stored = aNode('one', { block: 'card', v: 1, meta: { name: 'Jedan' } });

    const migrated = migrateNode(stored, tr, toyRegistry);

    expect(migrated.node).toEqual({
      ...stored,
      v: 4,
      meta: { title: 'Jedan' },
      options: { ratio: 'wide' },
    });
    expect(migrated.tr).toEqual({
      de: { one: { meta: { title: 'Eins' } }, two: { meta: { name: 'Zwei' } } },
    });
  });

  it('gives back a node of an unknown block as it is', () => {
    const stored = aNode('one', { block: 'retired' });

    expect(migrateNode(stored, {}, toyRegistry).node).toBe(stored);
  });
});

describe('migrateElement', () => {
  const old = aNode('old', { block: 'card', v: 1, meta: { name: 'Stari' } });
  const masters = { 7: aMaster(7, aNode('root', { block: 'pane', slots: { main: [old] } })) };
  const content = aContent({
    parts: [
      aNode('outer', { block: 'grid', slots: { main: [old] } }),
      aChild('child', 7, {
        block: 'pane',
        overrides: { old: { meta: { name: 'Moj' }, slots: { main: [{ ...old, id: 'mine' }] } } },
      }),
    ],
    tr: { de: { old: { meta: { name: 'Alt' } }, 'child/old': { meta: { name: 'Mein' } } } },
  });

  it('brings nodes in slots, overrides and translations up', () => {
    const migrated = migrateElement(content, toyRegistry, masters);

    expect(migrated.parts[0]?.slots?.['main']?.[0]).toMatchObject({
      v: 4,
      meta: { title: 'Stari' },
    });
    expect(migrated.parts[1]?.overrides?.['old']).toMatchObject({
      v: 4,
      meta: { title: 'Moj' },
      slots: { main: [{ id: 'mine', v: 4, meta: { title: 'Stari' } }] },
    });
    expect(migrated.tr).toEqual({
      de: { old: { meta: { title: 'Alt' } }, 'child/old': { meta: { title: 'Mein' } } },
    });
  });

  it('changes nothing when it is done again', () => {
    const once = migrateElement(content, toyRegistry, masters);

    expect(migrateElement(once, toyRegistry, masters)).toEqual(once);
  });

  it('leaves overrides alone whose master is not at hand', () => {
    const { overrides } = migrateElement(content, toyRegistry).parts[1] ?? {};

    expect(overrides?.['old']?.meta).toEqual({ name: 'Moj' });
  });
});

it.each([undefined, null, 'x', {}, 0, -3, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'takes %j for the first version',
  (v) => expect(versionOf(v)).toBe(1),
);
