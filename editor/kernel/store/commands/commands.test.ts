import { describe, expect, it } from 'vitest';
import { anEditor } from '#editor/testing/an-editor.ts';
import { aChild, aHeading, aMaster, columns, opened } from '#editor/testing/toy-elements.ts';
import type { Command } from '../command.ts';
import type { OpenedPage } from '../editor-store.ts';
import { copyBundle, takeBundle } from '../nodes/node-bundle.ts';
import { backToMaster, replaceByChild } from './master-commands.ts';
import { moveNodes } from './move-node.ts';
import { deleteNodes, duplicateNodes, insertNode } from './node-commands.ts';
import { keepExample, resetField, setField } from './set-field.ts';
import { setHide } from './set-hide.ts';
import { setName } from './set-name.ts';

async function afterwards(page: OpenedPage, ...commands: Command[]) {
  const { editor } = await anEditor(page);
  for (const command of commands) editor.history.run(command);
  const { documents } = editor.store.getState();
  return { editor, documents, page: documents[1]! };
}

const main = (nodeId: string) => ({ elementId: 1, nodeId, slot: 'main' });
const sections = { elementId: 1, nodeId: null, slot: null };
const titleOf = (nodeId: string | null) =>
  ({ elementId: 1, nodeId, bag: 'meta', locale: null, field: 'title' }) as const;

describe('setField', () => {
  it('writes into the bag, and makes the bag where there is none', async () => {
    const page = opened([aHeading('a', 'old')]);

    const { page: after } = await afterwards(
      page,
      setField(titleOf('a'), 'new'),
      setField({ ...titleOf('a'), bag: 'mobileMeta' }, 'short'),
    );

    expect(after.nodes['a']).toMatchObject({
      meta: { title: 'new' },
      mobileMeta: { title: 'short' },
    });
  });

  it('writes a translation under the key of the node', async () => {
    const { page } = await afterwards(
      opened([aHeading('a')]),
      setField({ ...titleOf('a'), locale: 'de' }, 'Neu'),
    );

    expect(page.tr).toEqual({ de: { a: { meta: { title: 'Neu' } } } });
  });

  it('writes an override of a node in a master with the version it was written in', async () => {
    const { page } = await afterwards(
      opened([aChild('c', 50)]),
      setField({ ...titleOf('c'), override: 'inner' }, 'here', { version: { v: 3 } }),
    );

    expect(page.nodes['c']?.overrides).toEqual({ inner: { v: 3, meta: { title: 'here' } } });
  });

  it('brings a node of an older version up to date before it writes', async () => {
    const level = {
      bags: { meta: { title: 'old', big: true }, mobileMeta: {}, options: {}, mobileOptions: {} },
      tr: { de: { meta: { title: 'alt' } } },
    };

    const { page } = await afterwards(
      opened([aHeading('a', 'old')]),
      setField(titleOf('a'), 'new', { version: { v: 2, level } }),
    );

    expect(page.nodes['a']).toMatchObject({ v: 2, meta: { title: 'new', big: true } });
    expect(page.tr).toEqual({ de: { a: { meta: { title: 'alt' } } } });
  });

  it('changes nothing when the node is gone', async () => {
    const { editor } = await anEditor(opened([]));

    expect(editor.history.run(setField(titleOf('gone'), 'x'))).toBe(false);
  });
});

describe('marks of examples', () => {
  const example = (fields: Record<string, true>) =>
    opened([aHeading('a', 'Primjer', { example: fields })]);
  const both = { title: true, text: true } as const;

  it('go from a field that is written or reset, and stay on the others', async () => {
    const written = await afterwards(example(both), setField(titleOf('a'), 'Moje'));
    const reset = await afterwards(example(both), resetField(titleOf('a')));

    expect(written.page.nodes['a']?.example).toEqual({ text: true });
    expect(reset.page.nodes['a']?.example).toEqual({ text: true });
  });

  it('go altogether with the last one, and by saying that the text is meant', async () => {
    const written = await afterwards(example({ title: true }), setField(titleOf('a'), 'Moje'));
    const kept = await afterwards(example({ title: true }), keepExample(titleOf('a'), 'title'));

    expect(written.page.nodes['a']).not.toHaveProperty('example');
    expect(kept.page.nodes['a']).not.toHaveProperty('example');
    expect(kept.page.nodes['a']?.meta).toEqual({ title: 'Primjer' });
  });

  it('stay where a translation is written, or what phones get', async () => {
    const translated = { ...titleOf('a'), locale: 'de' } as const;
    const phone = { ...titleOf('a'), bag: 'mobileMeta' } as const;
    const { page } = await afterwards(
      example(both),
      setField(translated, 'Neu'),
      setField(phone, 'Kratko'),
    );

    expect(page.nodes['a']?.example).toEqual(both);
  });
});

describe('setName', () => {
  it('names a node, and gives it back the title of its block', async () => {
    const ref = { elementId: 1, nodeId: 'a' };
    const named = await afterwards(opened([aHeading('a')]), setName(ref, 'Uvod'));
    const again = await afterwards(opened([aHeading('a', 'a', { name: 'x' })]), setName(ref, null));

    expect(named.page.nodes['a']?.name).toBe('Uvod');
    expect(again.page.nodes['a']).not.toHaveProperty('name');
  });
});

describe('resetField', () => {
  it('deletes the value and the bag that it leaves empty', async () => {
    const { page } = await afterwards(opened([aHeading('a')]), resetField(titleOf('a')));

    expect(page.nodes['a']).not.toHaveProperty('meta');
  });

  it('deletes an override that it leaves empty', async () => {
    const overrides = { inner: { meta: { title: 'x' } } };

    const { page } = await afterwards(
      opened([aChild('c', 50, { overrides })]),
      resetField({ ...titleOf('c'), override: 'inner' }),
    );

    expect(page.nodes['c']?.overrides).toEqual({});
  });
});

describe('moveNodes', () => {
  const page = () => opened([aHeading('a'), aHeading('b'), columns('c', [aHeading('d')])]);

  it('moves down and up in one list, counting the places as they were before', async () => {
    const down = await afterwards(
      page(),
      moveNodes([{ elementId: 1, nodeId: 'a' }], { ...sections, index: 2 }),
    );
    const up = await afterwards(
      page(),
      moveNodes([{ elementId: 1, nodeId: 'c' }], { ...sections, index: 0 }),
    );

    expect(down.page.rootIds).toEqual(['b', 'a', 'c']);
    expect(up.page.rootIds).toEqual(['c', 'a', 'b']);
  });

  it('moves several nodes into a slot in their order', async () => {
    const { page: after } = await afterwards(
      page(),
      moveNodes(
        [
          { elementId: 1, nodeId: 'a' },
          { elementId: 1, nodeId: 'b' },
        ],
        { ...main('c'), index: 0 },
      ),
    );

    expect(after.rootIds).toEqual(['c']);
    expect(after.nodes['c']?.slots?.['main']).toEqual(['a', 'b', 'd']);
  });

  it('does not move a node into itself', async () => {
    const { editor } = await anEditor(page());

    const ran = editor.history.run(
      moveNodes([{ elementId: 1, nodeId: 'c' }], { ...main('c'), index: 0 }),
    );

    expect(ran).toBe(false);
  });

  it('takes a node with its translations into another element', async () => {
    const with2 = opened([columns('c', [aHeading('d')])], {
      statics: [aMaster(2, aHeading('x'), { type: 'static-element' })],
    });
    with2.page.tr = { de: { d: { meta: { title: 'D' } } } };

    const { documents } = await afterwards(
      with2,
      moveNodes([{ elementId: 1, nodeId: 'c' }], {
        elementId: 2,
        nodeId: null,
        slot: null,
        index: 0,
      }),
    );

    expect(documents[1]?.nodes).toEqual({});
    expect(documents[2]?.rootIds).toEqual(['c', 'x']);
    expect(documents[2]?.tr).toEqual({ de: { d: { meta: { title: 'D' } } } });
  });
});

describe('insertNode and duplicateNodes', () => {
  it('put copies under new ids, with everything below them and their translations', async () => {
    const page = opened([columns('c', [aHeading('d', 'D')])]);
    page.page.tr = { en: { d: { meta: { title: 'D en' } } } };
    const { editor } = await anEditor(page);
    const before = editor.store.getState().documents;

    const { command, ids } = duplicateNodes(before, [{ elementId: 1, nodeId: 'c' }]);
    editor.history.run(command);

    const after = editor.store.getState().documents[1]!;
    const [copyId = ''] = after.nodes[ids[0]!]?.slots?.['main'] ?? [];
    expect(after.rootIds).toEqual(['c', ids[0]]);
    expect(after.nodes[copyId]?.meta).toEqual({ title: 'D' });
    expect(after.tr['en']?.[copyId]).toEqual({ meta: { title: 'D en' } });
  });

  it('keep copies of neighbours together, behind the last of them', async () => {
    const { editor } = await anEditor(opened([aHeading('a'), aHeading('b'), aHeading('c')]));
    const refs = ['b', 'a'].map((nodeId) => ({ elementId: 1, nodeId }));

    const { command, ids } = duplicateNodes(editor.store.getState().documents, refs);
    editor.history.run(command);

    expect(editor.store.getState().documents[1]?.rootIds).toEqual(['a', 'b', ...ids, 'c']);
  });

  it('append at an index beyond the end', async () => {
    const { editor } = await anEditor(opened([aHeading('a')]));
    const bundle = copyBundle(takeBundle(editor.store.getState().documents[1]!, ['a']));

    editor.history.run(insertNode({ ...sections, index: 99 }, bundle));

    expect(editor.store.getState().documents[1]?.rootIds).toEqual(['a', bundle.nodes[0]?.id]);
  });
});

describe('deleteNodes', () => {
  it('takes everything below along, and the translations', async () => {
    const page = opened([aHeading('a'), columns('c', [aHeading('d')])]);
    page.page.tr = { de: { a: { meta: {} }, d: { meta: {} } } };

    const { page: after } = await afterwards(page, deleteNodes([{ elementId: 1, nodeId: 'c' }]));

    expect(Object.keys(after.nodes)).toEqual(['a']);
    expect(after.tr).toEqual({ de: { a: { meta: {} } } });
  });
});

describe('setHide', () => {
  it('adds to what is hidden, and leaves nothing behind when all is shown', async () => {
    const ref = { elementId: 1, nodeId: 'a' };
    const hidden = await afterwards(
      opened([aHeading('a', 'A', { hide: { desktop: true } })]),
      setHide(ref, { mobile: true }),
    );
    const shown = await afterwards(
      opened([aHeading('a', 'A', { hide: { mobile: true } })]),
      setHide(ref, { mobile: undefined }),
    );

    expect(hidden.page.nodes['a']?.hide).toEqual({ desktop: true, mobile: true });
    expect(shown.page.nodes['a']).not.toHaveProperty('hide');
  });
});

describe('masters', () => {
  const child = aChild('c', 50, { meta: { title: 'here' }, overrides: { x: { meta: {} } } });

  it('a child goes back to its master and loses what it overrode', async () => {
    const { page } = await afterwards(opened([child]), backToMaster({ elementId: 1, nodeId: 'c' }));

    expect(page.nodes['c']).toEqual(aChild('c', 50));
  });

  it('a node saved as master is replaced by a child under the same id', async () => {
    const { page } = await afterwards(
      opened([aHeading('a', 'A', { hide: { mobile: true } })]),
      replaceByChild({ elementId: 1, nodeId: 'a' }, 60),
    );

    expect(page.nodes['a']).toEqual(aChild('a', 60, { hide: { mobile: true } }));
  });
});

describe('undo and redo', () => {
  it('lead through any mix of changes and back to the very same documents', async () => {
    const { editor } = await anEditor(opened([aHeading('a'), columns('c', [aHeading('d')])]));
    const start = editor.store.getState().documents;
    editor.history.run(setField(titleOf('a'), 'A2'));
    editor.history.run(moveNodes([{ elementId: 1, nodeId: 'a' }], { ...main('c'), index: 1 }));
    editor.history.run(deleteNodes([{ elementId: 1, nodeId: 'c' }]));
    const end = editor.store.getState().documents;

    while (editor.history.undo() !== null);
    const undone = editor.store.getState().documents;
    while (editor.history.redo() !== null);

    expect(undone).toEqual(start);
    expect(editor.store.getState().documents).toEqual(end);
  });

  it('span all open elements', async () => {
    const page = opened([aChild('c', 50)], { masters: [aMaster(50, aHeading('root', 'M'))] });
    const { editor } = await anEditor(page);

    editor.history.run(
      setField({ elementId: 50, nodeId: 'root', bag: 'meta', locale: null, field: 'title' }, 'M2'),
    );
    editor.history.undo();

    expect(editor.store.getState().documents[50]?.nodes['root']?.meta).toEqual({ title: 'M' });
  });
});
