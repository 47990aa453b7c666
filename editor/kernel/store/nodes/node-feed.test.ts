import { describe, expect, it, vi } from 'vitest';
import { anEditor } from '../../../testing/an-editor.ts';
import { aHeading, columns, opened } from '../../../testing/toy-elements.ts';
import { deleteSelection } from '../../actions/node-operations.ts';
import { changeField } from '../fields/field-access.ts';
import { select } from '../select.ts';

describe('the feed of nodes', () => {
  it('tells of the node that changed, and of no other', async () => {
    const { editor } = await anEditor(
      opened([columns('k', [aHeading('a')]), aHeading('b'), aHeading('c')]),
    );
    const [ofA, ofB, ofParent] = [vi.fn(), vi.fn(), vi.fn()];
    editor.nodes.subscribe('1/a', ofA);
    editor.nodes.subscribe('1/b', ofB);
    editor.nodes.subscribe('1/k', ofParent);

    changeField(editor, '1/a', 'title', 'Novo');
    select(editor.store, '1/b');

    expect([ofA, ofB, ofParent].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  });

  it('tells that a node has gone, and that it came back', async () => {
    const { editor } = await anEditor(opened([aHeading('a'), aHeading('b')]));
    const told: boolean[] = [];
    editor.nodes.subscribe('1/a', () => told.push(editor.nodes.read('1/a') !== undefined));
    select(editor.store, '1/a');

    deleteSelection(editor);
    editor.history.undo();

    expect(told).toEqual([false, true]);
  });

  it('is silent for who has left', async () => {
    const { editor } = await anEditor(opened([aHeading('a')]));
    const listener = vi.fn();
    const leave = editor.nodes.subscribe('1/a', listener);

    leave();
    changeField(editor, '1/a', 'title', 'Novo');

    expect(listener).not.toHaveBeenCalled();
  });
});
