import { describe, expect, it, vi } from 'vitest';

import { anEditor } from '../../../testing/an-editor.ts';
import { toyRegistry } from '../../../testing/toy-blocks.tsx';
import {
  aChild,
  aHeading,
  aMaster,
  anElement,
  columns,
  opened,
} from '../../../testing/toy-elements.ts';
import { moveNodes } from '../commands/move-node.ts';
import { setField } from '../commands/set-field.ts';

const title = (elementId: number, nodeId: string) =>
  ({ elementId, nodeId, bag: 'meta', locale: null, field: 'title' }) as const;

async function compositions(...commands: ReturnType<typeof setField>[]) {
  const master = aMaster(50, columns('root', [aHeading('inner', 'M')], [aHeading('side')]), {
    expose: { 'root.main': 'extend' },
  });
  const page = opened(
    [
      aHeading('a'),
      columns('c', [aHeading('d'), aHeading('e')]),
      aChild('k', 50, { slots: { main: [aHeading('added')] } }),
    ],
    {
      masters: [master],
      statics: [
        anElement({
          id: 2,
          type: 'static-element',
          handler: 'header-section',
          parts: [aHeading('a', 'In the header')],
        }),
      ],
    },
  );
  const { editor } = await anEditor(page);
  const before = editor.composition(editor.store.getState());
  for (const command of commands) editor.history.run(command);
  return { before, after: editor.composition(editor.store.getState()) };
}

/** How often a block is looked up for one key that is typed on a page of this many sections. */
async function lookupsOfKey(sections: number): Promise<number> {
  const registry = toyRegistry();
  const section = (_: unknown, index: number) => columns(`c${index}`, [aHeading(`h${index}`)]);
  const page = opened(Array.from({ length: sections }, section));
  const { editor } = await anEditor(page, new Map(), registry);
  const lookup = vi.spyOn(registry, 'get');
  editor.history.run(setField(title(1, 'h0'), 'typed'));
  return lookup.mock.calls.length;
}

describe('the composition of the canvas', () => {
  it('tells nodes of the same id in different elements apart', async () => {
    const { before } = await compositions();

    expect(before.byKey.get('1/a')?.stored).toEqual({ elementId: 1, nodeId: 'a' });
    expect(before.byKey.get('2/a')?.stored).toEqual({ elementId: 2, nodeId: 'a' });
  });

  it('keeps every node that did not change when one is typed in, its parents too', async () => {
    const { before, after } = await compositions(setField(title(1, 'd'), 'typed'));

    const changed = [...after.byKey].filter(([key, node]) => before.byKey.get(key) !== node);
    expect(changed.map(([key]) => key)).toEqual(['1/d']);
  });

  it('composes the section that is typed in, however long the page is', async () => {
    const short = await lookupsOfKey(2);

    expect(short).toBeGreaterThan(0);
    expect(await lookupsOfKey(40)).toBe(short);
  });

  it('changes a node for its slots when one is moved in', async () => {
    const { before, after } = await compositions(
      moveNodes([{ elementId: 1, nodeId: 'a' }], {
        elementId: 1,
        nodeId: 'c',
        slot: 'main',
        index: 0,
      }),
    );

    expect(after.byKey.get('1/c')?.slots['main']?.keys).toEqual(['1/a', '1/d', '1/e']);
    expect(after.byKey.get('1/d')).toBe(before.byKey.get('1/d'));
  });

  it('shows a change of a master in its children', async () => {
    const { before, after } = await compositions(setField(title(50, 'inner'), 'M2'));

    expect(after.byKey.get('1/k/inner')).not.toBe(before.byKey.get('1/k/inner'));
    expect(after.byKey.get('1/a')).toBe(before.byKey.get('1/a'));
  });

  it('knows which stored list holds a node: the master’s, or what the child added', async () => {
    const { before } = await compositions();

    expect(before.byKey.get('1/k/inner')?.list).toEqual({
      elementId: 50,
      nodeId: 'root',
      slot: 'main',
    });
    expect(before.byKey.get('1/added')?.list).toEqual({ elementId: 1, nodeId: 'k', slot: 'main' });
  });
});
