import { describe, expect, it } from 'vitest';
import { anEditor } from '../../testing/an-editor.ts';
import { aHeading, columns, opened } from '../../testing/toy-elements.ts';
import { sceneOf } from '../actions/scene.ts';
import { setField } from '../store/commands/set-field.ts';
import { measureLists } from './measure-lists.ts';
import { outlineRows, ROW_HEIGHT } from './outline-rows.ts';
import { outlineRuler } from './outline-ruler.ts';

describe('the outline as a place to drop', () => {
  it('has a line for every row and a drop area for an empty slot', async () => {
    const { editor } = await anEditor(opened([columns('c', [aHeading('d')])]));
    const scene = sceneOf(editor);
    const rows = outlineRows(scene.composition, [1], {});

    const lists = measureLists(
      { kind: 'block', block: 'toy-heading', example: null },
      scene,
      outlineRuler(rows, 240),
    );

    // Page, columns, main, heading, side (empty).
    expect(rows.map(({ id }) => id)).toEqual(['element#1', '1/c', '1/c#main', '1/d', '1/c#side']);
    const side = lists.find(({ list }) => list.list.slot === 'side');
    expect(side?.area).toMatchObject({ top: 4 * ROW_HEIGHT, height: ROW_HEIGHT });
    const main = lists.find(({ list }) => list.list.slot === 'main');
    expect(main?.boxes).toMatchObject([{ top: 3 * ROW_HEIGHT }]);
  });
});

describe('the rows of the outline', () => {
  it('stay the same where nothing of them changed, so that typing draws one of them again', async () => {
    const { editor } = await anEditor(opened([columns('c', [aHeading('d'), aHeading('e')])]));
    const rowsNow = () => outlineRows(sceneOf(editor).composition, [1], {});
    const before = new Map(rowsNow().map((row) => [row.id, row]));

    const place = { elementId: 1, nodeId: 'd', bag: 'meta', locale: null, field: 'title' } as const;
    editor.history.run(setField(place, 'typed'));

    const changed = rowsNow().filter((row) => row.kind === 'node' && before.get(row.id) !== row);
    expect(changed.map(({ id }) => id)).toEqual(['1/d']);
  });

  it('change with their place, also where the node is the same', async () => {
    const { editor } = await anEditor(opened([columns('c', [aHeading('d')])]));
    const { composition } = sceneOf(editor);
    const open = outlineRows(composition, [1], {}).find(({ id }) => id === '1/c');

    const folded = outlineRows(composition, [1], { '1/c': true }).find(({ id }) => id === '1/c');

    expect([open?.expanded, folded?.expanded]).toEqual([true, false]);
  });
});
