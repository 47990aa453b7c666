import { describe, expect, it } from 'vitest';

import { sceneOf } from '../../kernel/actions/scene.ts';
import { outlineRows } from '../../kernel/placement/outline-rows.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { aHeading, columns, opened } from '../../testing/toy-elements.ts';
import { rowByName, treeMove } from './tree-keys.ts';

async function rows(folded: Record<string, true> = {}) {
  const { editor } = await anEditor(opened([columns('c', [aHeading('d')]), aHeading('a')]));
  return outlineRows(sceneOf(editor).composition, [1], folded);
}

describe('keys in the outline', () => {
  it('walk from row to row', async () => {
    const tree = await rows();

    expect(treeMove(tree, '1/c', 'ArrowDown')).toEqual({ kind: 'go', id: '1/c#main' });
    expect(treeMove(tree, '1/c', 'ArrowUp')).toEqual({ kind: 'go', id: 'element#1' });
    expect(treeMove(tree, '1/c', 'Home')).toEqual({ kind: 'go', id: 'element#1' });
    expect(treeMove(tree, '1/c', 'End')).toEqual({ kind: 'go', id: '1/a' });
    expect(treeMove(tree, '1/a', 'ArrowDown')).toBeNull();
  });

  it('open a folded row first and go into it next', async () => {
    const folded = await rows({ '1/c': true });

    expect(treeMove(folded, '1/c', 'ArrowRight')).toEqual({ kind: 'unfold', id: '1/c' });
    expect(treeMove(await rows(), '1/c', 'ArrowRight')).toEqual({ kind: 'go', id: '1/c#main' });
  });

  it('fold an open row first and go out of it next', async () => {
    const tree = await rows();

    expect(treeMove(tree, '1/c', 'ArrowLeft')).toEqual({ kind: 'fold', id: '1/c' });
    expect(treeMove(tree, '1/d', 'ArrowLeft')).toEqual({ kind: 'go', id: '1/c#main' });
  });

  it('jump to the next name with the same letter, around the end', () => {
    const names = ['Naslov', 'Slika', 'Stupci'].map((name) => ({ id: name, name }));

    expect(rowByName(names, 'Slika', 's')).toBe('Stupci');
    expect(rowByName(names, 'Stupci', 's')).toBe('Slika');
    expect(rowByName(names, 'Slika', 'st')).toBe('Stupci');
    expect(rowByName(names, 'Slika', 'x')).toBeNull();
  });
});
