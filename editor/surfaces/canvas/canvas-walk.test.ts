import { expect, it } from 'vitest';

import { sceneOf } from '../../kernel/actions/scene.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { aHeading, columns, opened } from '../../testing/toy-elements.ts';
import { walk } from './canvas-walk.ts';

it('walks among neighbours, into a node and out of it, and stops at the ends', async () => {
  const page = opened([aHeading('a'), columns('c', [aHeading('d')], [aHeading('e')])]);
  const { editor } = await anEditor(page);
  const { composition } = sceneOf(editor);
  const go = (from: string | null, key: string) => walk(composition, [1], from, key);

  expect(go(null, 'ArrowDown')).toBe('1/a');
  expect(go('1/a', 'ArrowDown')).toBe('1/c');
  expect(go('1/c', 'ArrowDown')).toBeNull();
  expect(go('1/c', 'ArrowRight')).toBe('1/d');
  expect(go('1/d', 'ArrowDown')).toBe('1/e');
  expect(go('1/e', 'ArrowLeft')).toBe('1/c');
});
