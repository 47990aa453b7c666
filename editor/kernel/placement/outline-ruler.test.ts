import { describe, expect, it } from 'vitest';
import { anEditor } from '../../testing/an-editor.ts';
import { aHeading, columns, opened } from '../../testing/toy-elements.ts';
import { sceneOf } from '../actions/scene.ts';
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
