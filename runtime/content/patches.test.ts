import Ajv from 'ajv';
import fc from 'fast-check';
import { enablePatches, applyPatches as immerApply } from 'immer';
import { describe, expect, it } from 'vitest';

import { type Patch, patchSchema } from '#schemas/content/element.ts';
import { someContent } from '#tests/support/content/arbitraries.ts';
import { aContent, aNode } from '#tests/support/content/builders.ts';
import { edit, someEdit } from '#tests/support/content/edits.ts';
import { diffFlat } from './diff.ts';
import { flatten } from './flat.ts';
import { applyPatches, touches, wholeFieldPatches } from './patches.ts';

enablePatches();
const isPatch = new Ajv({ allowUnionTypes: true }).compile(patchSchema);

describe('applyPatches', () => {
  it('leads to what immer made, over the wire', () => {
    fc.assert(
      fc.property(someEdit, ([content, commits]) => {
        const start = flatten(content);
        const { flat, patches } = edit(start, commits);
        const sent = JSON.parse(JSON.stringify(patches)) as Patch[];

        expect(sent.every((patch) => isPatch(patch))).toBe(true);
        expect(applyPatches(start, sent)).toEqual(flat);
        expect(applyPatches(start, sent)).toEqual(immerApply(start, sent));
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  it('undoes with the inverse patches of immer', () => {
    fc.assert(
      fc.property(someEdit, ([content, commits]) => {
        const start = flatten(content);
        const { flat, inverse } = edit(start, commits);

        expect(applyPatches(flat, inverse)).toEqual(start);
      }),
      { numRuns: 200 },
    );
  }, 30_000);

  it('never changes the element it is given', () => {
    fc.assert(
      fc.property(someEdit, ([content, commits]) => {
        const start = flatten(content);
        const before = structuredClone(start);

        applyPatches(start, edit(start, commits).patches);

        expect(start).toEqual(before);
      }),
    );
  });

  const flat = flatten(aContent({ parts: [aNode('one', { meta: { lines: ['a', 'b', 'c'] } })] }));

  it('shortens a list by its length, as older editors send it', () => {
    const path = ['nodes', 'one', 'meta', 'lines', 'length'];

    const shorter = applyPatches(flat, [{ op: 'replace', path, value: 1 }]);

    expect(shorter.nodes['one']?.meta).toEqual({ lines: ['a'] });
  });

  it.each<Patch>([
    { op: 'replace', path: ['nodes', 'two', 'meta', 'title'], value: 'x' },
    { op: 'replace', path: ['nodes', 'one', 'meta', 'title'], value: 'x' },
    { op: 'remove', path: ['nodes', 'two'] },
    { op: 'remove', path: ['rootIds', 1] },
    { op: 'add', path: ['rootIds', 2], value: 'two' },
    { op: 'add', path: ['rootIds', '-'], value: 'two' },
    { op: 'add', path: ['rootIds', -1], value: 'two' },
    { op: 'replace', path: ['rootIds', 'length'], value: 9 },
    { op: 'replace', path: ['rootIds', 'length'], value: 4294967295 },
    { op: 'add', path: ['slug', 'x'], value: 'two' },
    { op: 'add', path: ['nodes', 'one', 'meta', 'title'] },
    { op: 'add', path: [], value: 'two' },
    { op: 'add', path: ['__proto__', 'polluted'], value: true },
    { op: 'add', path: ['nodes', '__proto__', 'polluted'], value: true },
    { op: 'add', path: ['constructor', 'prototype', 'polluted'], value: true },
    { op: 'add', path: ['nodes', 'one', 'meta', '__proto__'], value: { polluted: true } },
    { op: 'replace', path: ['nodes', 'toString'], value: true },
  ])('refuses $op of $path', (patch) => {
    expect(() => applyPatches(flat, [patch])).toThrow(RangeError);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('wholeFieldPatches', () => {
  it('makes the same change without a patch inside a value', () => {
    fc.assert(
      fc.property(someEdit, ([content, commits]) => {
        const start = flatten(content);
        const { flat, patches } = edit(start, commits);

        const whole = wholeFieldPatches(flat, patches);

        expect(applyPatches(start, whole)).toEqual(flat);
        expect(whole.every(({ path }) => path[0] !== 'rootIds' || path.length === 1)).toBe(true);
        expect(touches(patches)).toEqual(new Set([...touches(patches), ...touches(whole)]));
      }),
      { numRuns: 150 },
    );
  }, 30_000);
});

describe('diffFlat', () => {
  it('leads from any element to any other', () => {
    fc.assert(
      fc.property(someContent, someContent, (one, other) => {
        const from = flatten(one);
        const to = flatten(other);

        expect(applyPatches(from, diffFlat(from, to))).toEqual(to);
      }),
    );
  });

  it('is empty between equal elements', () => {
    fc.assert(
      fc.property(someContent, (content) => {
        expect(diffFlat(flatten(content), flatten(structuredClone(content)))).toEqual([]);
      }),
    );
  });

  it('touches no more than what changed', () => {
    const from = flatten(aContent({ parts: [aNode('one', { meta: { title: 'a', list: [1] } })] }));
    const to = flatten(aContent({ parts: [aNode('one', { meta: { title: 'a', list: [2] } })] }));

    expect(diffFlat(from, to)).toEqual([
      { op: 'replace', path: ['nodes', 'one', 'meta', 'list'], value: [2] },
    ]);
  });
});

describe('touches', () => {
  it('names fields, slots, nodes and the list of sections', () => {
    const patches: Patch[] = [
      { op: 'replace', path: ['nodes', 'one', 'meta', 'lines', 2, 'text'], value: 'x' },
      { op: 'add', path: ['nodes', 'one', 'slots', 'main', 0], value: 'two' },
      { op: 'add', path: ['nodes', 'two'], value: {} },
      { op: 'replace', path: ['rootIds', 0], value: 'two' },
      { op: 'add', path: ['nodes', 'one', 'mobileMeta'], value: { title: 'x', subtitle: 'y' } },
      { op: 'add', path: ['nodes', 'one', 'overrides', 'a/b', 'meta'], value: { title: 'x' } },
      { op: 'replace', path: ['nodes', 'one', 'hide', 'mobile'], value: true },
      { op: 'add', path: ['tr', 'de'], value: { one: { meta: { title: 'x' } } } },
      { op: 'add', path: ['tr', 'en', 'one/a/b'], value: { meta: { title: 'x' } } },
      { op: 'replace', path: ['meta', 'title'], value: 'x' },
      { op: 'replace', path: ['slug'], value: 'naslovnica' },
    ];

    expect([...touches(patches)]).toEqual([
      'one:meta.lines',
      'one:slots.main',
      'two',
      'parts',
      'one:mobileMeta.title',
      'one:mobileMeta.subtitle',
      'one:overrides.a/b.meta.title',
      'one:hide.mobile',
      'one:tr.de.meta.title',
      'one:tr.en.overrides.a/b.meta.title',
      ':meta.title',
      ':slug',
    ]);
  });
});
