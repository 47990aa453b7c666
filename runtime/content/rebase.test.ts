import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ElementContent, Patch } from '#schemas/content/element.ts';
import { aContent, aNode } from '#tests/support/content/builders.ts';
import { edit, someCommits, someEdit } from '#tests/support/content/edits.ts';
import { flatten, unflatten } from './flat.ts';
import { equalJson } from './json.ts';
import { applyPatches, touches, wholeFieldPatches } from './patches.ts';
import { rebase } from './rebase.ts';
import { mapTranslationKeys, nodeOfTrKey, walk } from './tree.ts';

function idsIn(content: ElementContent): string[] {
  return [...walk(content)].map(({ node }) => node.id);
}

/** The content without translations of nodes that are gone, which nobody sees. */
function shown(content: ElementContent): ElementContent {
  const ids = new Set(idsIn(content));
  const tr = mapTranslationKeys(content.tr, (key) => (ids.has(nodeOfTrKey(key)) ? key : null));
  return { ...content, tr };
}

const base = aContent({
  parts: [
    aNode('one', { meta: { title: 'Jedan', subtitle: 'prvi' } }),
    aNode('two', { slots: { main: [aNode('inner')] } }),
    aNode('three', { slots: { main: [] } }),
  ],
});

function after(remote: readonly Patch[]): ElementContent {
  return unflatten(applyPatches(flatten(base), remote));
}

function rebaseOnto(remote: Patch[], patches: Patch[], force = false) {
  return rebase({ current: after(remote), remote, patches, force });
}

function setTitle(id: string, value: string): Patch {
  const known = id === 'one';
  return { op: known ? 'replace' : 'add', path: ['nodes', id, 'meta', 'title'], value };
}

describe('rebase', () => {
  it('joins changes of different fields of the same node', () => {
    const remote: Patch[] = [setTitle('one', 'Njihov')];
    const mine: Patch[] = [
      { op: 'replace', path: ['nodes', 'one', 'meta', 'subtitle'], value: 'moj' },
    ];

    const outcome = rebaseOnto(remote, mine);

    expect(outcome).toMatchObject({
      ok: true,
      element: { parts: [{ meta: { title: 'Njihov', subtitle: 'moj' } }, {}, {}] },
    });
  });

  it('reports both values of a field that both changed, and stores neither', () => {
    const outcome = rebaseOnto([setTitle('one', 'Njihov')], [setTitle('one', 'Moj')]);

    expect(outcome).toEqual({
      ok: false,
      conflicts: [{ node: 'one', field: 'meta.title', mine: 'Moj', theirs: 'Njihov' }],
    });
  });

  it('takes the value of the caller when forced', () => {
    const outcome = rebaseOnto([setTitle('one', 'Njihov')], [setTitle('one', 'Moj')], true);

    expect(outcome).toMatchObject({
      ok: true,
      element: { parts: [{ meta: { title: 'Moj' } }, {}, {}] },
    });
  });

  it('sees no conflict where both wrote the same', () => {
    const outcome = rebaseOnto([setTitle('one', 'Isti')], [setTitle('one', 'Isti')]);

    expect(outcome.ok).toBe(true);
  });

  it('looks at where a burst ends, not at what it passed through', () => {
    const passing: Patch[] = [
      { op: 'remove', path: ['nodes', 'one', 'meta', 'title'] },
      { op: 'add', path: ['nodes', 'one', 'meta', 'title'], value: 'Isti' },
    ];
    const removing: Patch[] = [
      { op: 'replace', path: ['rootIds'], value: ['two', 'three'] },
      { op: 'remove', path: ['nodes', 'one'] },
    ];

    expect(rebaseOnto([setTitle('one', 'Isti')], passing).ok).toBe(true);
    expect(rebaseOnto(removing, [setTitle('one', 'Moj'), ...removing]).ok).toBe(true);
  });

  it('joins the first translations of two editors', () => {
    const remote: Patch[] = [
      { op: 'add', path: ['tr', 'de'], value: { one: { meta: { title: 'Eins' } } } },
    ];
    const mine: Patch[] = [
      { op: 'add', path: ['tr', 'de'], value: { two: { meta: { title: 'Zwei' } } } },
    ];

    const outcome = rebaseOnto(remote, mine);

    expect(outcome).toMatchObject({
      ok: true,
      element: {
        tr: { de: { one: { meta: { title: 'Eins' } }, two: { meta: { title: 'Zwei' } } } },
      },
    });
  });

  it('takes the later stamp of a translation, and none of one that others took away', () => {
    const stamp = (value: string): Patch => ({
      op: 'add',
      path: ['tr', 'de', 'one', 'of'],
      value: { 'meta.title': value },
    });
    const text: Patch = {
      op: 'add',
      path: ['tr', 'de'],
      value: { one: { meta: { title: 'Eins' } } },
    };
    const gone: Patch = { op: 'remove', path: ['tr', 'de', 'one'] };

    const both = rebaseOnto([text, stamp('theirs')], [stamp('mine')]);
    const late = rebaseOnto([text, gone], [stamp('mine')]);

    expect(both).toMatchObject({
      ok: true,
      element: { tr: { de: { one: { meta: { title: 'Eins' }, of: { 'meta.title': 'mine' } } } } },
    });
    expect(late).toMatchObject({ ok: true, element: { tr: { de: {} } } });
  });

  it('takes marks of examples away for both who wrote texts, without a conflict', () => {
    const marked: ElementContent = {
      ...base,
      parts: base.parts.map((part) =>
        part.id === 'one' ? { ...part, example: { title: true, text: true } } : part,
      ),
    };
    const unmark = (field: string): Patch => ({
      op: 'remove',
      path: ['nodes', 'one', 'example', field],
    });
    const last: Patch = { op: 'remove', path: ['nodes', 'one', 'example'] };
    const stored = unflatten(applyPatches(flatten(marked), [unmark('title')]));

    const others = rebase({
      current: stored,
      remote: [unmark('title')],
      patches: [unmark('text')],
      force: false,
    });
    const same = rebase({
      current: stored,
      remote: [unmark('title')],
      patches: [unmark('title'), last],
      force: false,
    });

    expect(others).toMatchObject({ ok: true });
    expect(others.ok && others.element.parts[0]?.example).toEqual({});
    expect(same.ok && same.element.parts[0]).not.toHaveProperty('example');
  });

  it('joins the first mobile values of two editors, and sees the same field', () => {
    const path = ['nodes', 'two', 'mobileMeta'];
    const remote: Patch[] = [{ op: 'add', path, value: { title: 'njihov' } }];

    const joined = rebaseOnto(remote, [{ op: 'add', path, value: { subtitle: 'moj' } }]);
    const clashing = rebaseOnto(remote, [{ op: 'add', path, value: { title: 'moj' } }]);

    expect(joined).toMatchObject({
      ok: true,
      element: { parts: [{}, { mobileMeta: { title: 'njihov', subtitle: 'moj' } }, {}] },
    });
    expect(clashing).toMatchObject({ ok: false, conflicts: [{ field: 'mobileMeta.title' }] });
  });

  it('reports a change of a node that others deleted, even when forced', () => {
    const remote: Patch[] = [
      { op: 'remove', path: ['rootIds', 0] },
      { op: 'remove', path: ['nodes', 'one'] },
    ];

    const outcome = rebaseOnto(remote, [setTitle('one', 'Moj')]);
    const forced = rebaseOnto(remote, [setTitle('one', 'Moj')], true);

    expect(outcome).toEqual({
      ok: false,
      conflicts: [{ node: 'one', field: 'meta.title', mine: 'Moj' }],
    });
    expect(forced.ok).toBe(false);
  });

  it('reports the deletion of a node that others translated', () => {
    const remote: Patch[] = [
      { op: 'add', path: ['tr', 'de'], value: { one: { meta: { title: 'Eins' } } } },
    ];
    const mine: Patch[] = [
      { op: 'remove', path: ['nodes', 'one'] },
      { op: 'replace', path: ['rootIds'], value: ['two', 'three'] },
    ];

    expect(rebaseOnto(remote, mine)).toMatchObject({ ok: false, conflicts: [{ node: 'one' }] });
    expect(rebaseOnto(remote, mine, true).ok).toBe(true);
  });

  it('deletes by force what others changed', () => {
    const mine: Patch[] = [
      { op: 'remove', path: ['nodes', 'one'] },
      { op: 'replace', path: ['rootIds'], value: ['two', 'three'] },
    ];

    const outcome = rebaseOnto([setTitle('one', 'Njihov')], mine, true);

    expect(outcome.ok && idsIn(outcome.element)).toEqual(['two', 'inner', 'three']);
  });

  it('keeps the section that others inserted when the order is forced', () => {
    const remote: Patch[] = [
      { op: 'add', path: ['nodes', 'theirs'], value: aNode('theirs') },
      { op: 'replace', path: ['rootIds'], value: ['one', 'theirs', 'two', 'three'] },
    ];
    const mine: Patch[] = [{ op: 'replace', path: ['rootIds'], value: ['three', 'two', 'one'] }];

    const plain = rebaseOnto(remote, mine);
    const forced = rebaseOnto(remote, mine, true);

    expect(plain).toMatchObject({
      ok: false,
      conflicts: [
        {
          node: '',
          field: 'parts',
          mine: ['three', 'two', 'one'],
          theirs: ['one', 'theirs', 'two', 'three'],
        },
      ],
    });
    expect(forced.ok && idsIn(forced.element)).toEqual(['three', 'two', 'inner', 'one', 'theirs']);
  });

  it('finds moves that put two nodes into each other', () => {
    const nested = aContent({
      parts: [
        aNode('left', { slots: { main: [aNode('a', { slots: { main: [] } })] } }),
        aNode('right', { slots: { main: [aNode('b', { slots: { main: [] } })] } }),
      ],
    });
    const remote: Patch[] = [
      { op: 'replace', path: ['nodes', 'left', 'slots', 'main'], value: [] },
      { op: 'replace', path: ['nodes', 'b', 'slots', 'main'], value: ['a'] },
    ];
    const mine: Patch[] = [
      { op: 'replace', path: ['nodes', 'right', 'slots', 'main'], value: [] },
      { op: 'replace', path: ['nodes', 'a', 'slots', 'main'], value: ['b'] },
    ];
    const current = unflatten(applyPatches(flatten(nested), remote));

    const plain = rebase({ current, remote, patches: mine, force: false });
    const forced = rebase({ current, remote, patches: mine, force: true });

    expect(plain).toMatchObject({ ok: false });
    expect(forced.ok && idsIn(forced.element).sort()).toEqual(['a', 'b', 'left', 'right']);
  });

  it('finds a node that one deletes while the other moves it', () => {
    const remote: Patch[] = [
      { op: 'replace', path: ['rootIds'], value: ['two', 'three'] },
      { op: 'replace', path: ['nodes', 'three', 'slots', 'main'], value: ['one'] },
    ];
    const mine: Patch[] = [
      { op: 'replace', path: ['rootIds'], value: ['two', 'three'] },
      { op: 'remove', path: ['nodes', 'one'] },
    ];

    const forced = rebaseOnto(remote, mine, true);

    expect(rebaseOnto(remote, mine)).toMatchObject({
      ok: false,
      conflicts: [{ node: 'one', field: '', theirs: { id: 'one' } }],
    });
    expect(forced.ok && idsIn(forced.element)).toEqual(['two', 'inner', 'three']);
  });

  it('finds a node that both move to different places', () => {
    const moved = (id: string): Patch[] => [
      { op: 'replace', path: ['rootIds'], value: ['two', 'three'] },
      { op: 'replace', path: ['nodes', id, 'slots', 'main'], value: ['one'] },
    ];

    const forced = rebaseOnto(moved('two'), moved('three'), true);

    expect(rebaseOnto(moved('two'), moved('three'))).toEqual({
      ok: false,
      conflicts: [{ node: 'three', field: 'slots.main', mine: ['one'], theirs: [] }],
    });
    expect(forced.ok && idsIn(forced.element)).toEqual(['two', 'three', 'one']);
  });

  it('cannot force a patch inside a value whose rest it does not know', () => {
    const path = ['nodes', 'one', 'meta', 'list'];
    const remote: Patch[] = [{ op: 'add', path, value: ['x'] }];
    const mine: Patch[] = [{ op: 'replace', path: [...path, 0], value: 'y' }];

    expect(rebaseOnto(remote, mine, true)).toEqual({
      ok: false,
      conflicts: [{ node: 'one', field: 'meta.list', theirs: ['x'] }],
    });
  });

  it('refuses a path that does not exist', () => {
    expect(() => rebaseOnto([], [setTitle('nobody', 'x')])).toThrow(RangeError);
  });

  it('is plain applying where nobody else saved', () => {
    fc.assert(
      fc.property(someEdit, ([content, commits]) => {
        const { flat, patches } = edit(flatten(content), commits);

        const outcome = rebase({ current: content, remote: [], patches, force: false });

        expect(outcome).toEqual({ ok: true, element: unflatten(flat) });
      }),
      { numRuns: 200 },
    );
  }, 30_000);

  it('joins two editors in either order to the same page, or reports what both touched', () => {
    fc.assert(
      fc.property(someEdit, someCommits, ([content, first], second) => {
        const start = flatten(content);
        const theirs = edit(start, first, 'theirs');
        const mine = edit(start, second, 'mine');
        const wholeTheirs = wholeFieldPatches(theirs.flat, theirs.patches);
        const wholeMine = wholeFieldPatches(mine.flat, mine.patches);

        const outcome = rebase({
          current: unflatten(theirs.flat),
          remote: wholeTheirs,
          patches: wholeMine,
          force: false,
        });
        const mirrored = rebase({
          current: unflatten(mine.flat),
          remote: wholeMine,
          patches: wholeTheirs,
          force: false,
        });

        expect(outcome.ok).toBe(mirrored.ok);
        const joined = outcome.ok && mirrored.ok;
        expect(!joined || equalJson(shown(outcome.element), shown(mirrored.element))).toBe(true);
        const conflicts = outcome.ok ? [] : outcome.conflicts;
        const names = conflicts.map(({ node, field }) => (node ? `${node}:${field}` : field));
        const mineTouches = [...touches(wholeMine)].map((touch) => touch.replace(/^:/, ''));
        const unknown = names.filter((name) => !mineTouches.includes(name.replace(/:$/, '')));
        expect(unknown).toEqual([]);
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  it('loses no node and makes a whole page by force', () => {
    fc.assert(
      fc.property(someEdit, someCommits, ([content, first], second) => {
        const start = flatten(content);
        const theirs = edit(start, first, 'theirs');
        const mine = edit(start, second, 'mine');
        const current = unflatten(theirs.flat);

        const outcome = rebase({
          current,
          remote: wholeFieldPatches(theirs.flat, theirs.patches),
          patches: wholeFieldPatches(mine.flat, mine.patches),
          force: true,
        });

        const removed = Object.keys(start.nodes).filter((id) => !mine.flat.nodes[id]);
        const expected = [...idsIn(current), ...Object.keys(mine.flat.nodes)]
          .filter((id) => !removed.includes(id))
          .filter((id) => theirs.flat.nodes[id] ?? !start.nodes[id]);
        const present = outcome.ok ? idsIn(outcome.element) : expected;
        expect([...new Set(present)].sort()).toEqual([...new Set(expected)].sort());
      }),
      { numRuns: 150 },
    );
  }, 30_000);
});
