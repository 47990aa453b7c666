import { describe, expect, it } from 'vitest';
import { createRegistry } from '#runtime/registry.ts';
import { ELEMENT_LIMITS, type Node } from '#schemas/content/element.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { toyColumns, toyHeading, toyLogo } from '../../testing/toy-blocks.tsx';
import { aHeading, opened } from '../../testing/toy-elements.ts';
import { toggleSelected } from '../store/select.ts';
import { canWrap, wrapSelection } from './wrap-operations.ts';

const field = 'columns';
const columns = {
  ...toyColumns,
  wraps: 'each',
  slots: {
    one: { when: { field, atLeast: 1 } },
    two: { when: { field, atLeast: 2 } },
    three: { when: { field, atLeast: 3 } },
  },
} as const;
const box = { ...toyColumns, type: 'toy-box', wraps: 'all', slots: { content: {} } } as const;
const inBox = (id: string, content: Node[]): Node => ({
  id,
  block: 'toy-box',
  v: 1,
  role: 'own',
  slots: { content },
});

async function selected(parts: Node[], ids: readonly string[]) {
  const registry = createRegistry([toyHeading, toyLogo, columns, box]);
  const { editor } = await anEditor(opened(parts), new Map(), registry);
  for (const id of ids) toggleSelected(editor.store, `1/${id}`);
  const page = () => {
    const found = editor.store.getState().documents[1];
    if (!found) throw new Error('The page is gone.');
    return found;
  };
  return { editor, page };
}

const three = () => [aHeading('a'), aHeading('b'), aHeading('c')];

describe('the selection in columns', () => {
  it('is one block a column, in the order of the page, in the place of the first', async () => {
    const { editor, page } = await selected([...three(), aHeading('d')], ['c', 'b']);

    wrapSelection(editor, 'each');

    const [a, around = '', d, ...more] = page().rootIds;
    expect([a, d, more]).toEqual(['a', 'd', []]);
    expect(page().nodes[around]).toMatchObject({
      block: 'toy-columns',
      options: { columns: 2 },
      slots: { one: ['b'], two: ['c'] },
    });
    expect(editor.store.getState().selection.keys).toEqual([`1/${around}`]);
    expect(editor.store.getState().ui.announcement.text).toBe('Stupci: unutra je sada 2.');
    editor.history.undo();
    expect(page().rootIds).toEqual(['a', 'b', 'c', 'd']);
    expect(page().nodes).not.toHaveProperty(around);
  });

  it('has an empty one beside a single block', async () => {
    const { editor, page } = await selected(three(), ['a']);

    wrapSelection(editor, 'each');

    const node = page().nodes[page().rootIds[0] ?? ''];
    expect(node).toMatchObject({ options: { columns: 2 }, slots: { one: ['a'] } });
  });

  it('is not offered for more blocks than there are columns, or in different lists', async () => {
    const four = await selected([...three(), aHeading('d')], ['a', 'b', 'c', 'd']);
    expect([canWrap(four.editor, 'each'), canWrap(four.editor, 'all')]).toEqual([false, true]);

    const apart = await selected([aHeading('a'), inBox('x', [aHeading('b')])], ['a', 'b']);
    expect(canWrap(apart.editor, 'all')).toBe(false);
  });
});

describe('the selection in a container', () => {
  it('is all of it in one list', async () => {
    const { editor, page } = await selected(three(), ['a', 'c']);

    wrapSelection(editor, 'all');

    const [around = '', b] = page().rootIds;
    expect(b).toBe('b');
    expect(page().nodes[around]?.slots).toEqual({ content: ['a', 'c'] });
  });

  it('is refused where it would be too deep, locked, or of header and footer', async () => {
    let deep = aHeading('a');
    for (let level = 1; level < ELEMENT_LIMITS.depth; level += 1) deep = inBox(`l${level}`, [deep]);
    const logo: Node = { id: 'logo', block: 'toy-logo', v: 1, role: 'own' };
    const cases = [
      { parts: [deep], id: 'a', said: /preduboko/ },
      { parts: [aHeading('a', 'A', { lock: { move: true } })], id: 'a', said: /zaključan/ },
      { parts: [logo], id: 'logo', said: /zaglavlj/i },
    ];
    for (const { parts, id, said } of cases) {
      const { editor, page } = await selected(parts, [id]);
      const before = page();

      wrapSelection(editor, 'all');

      expect(page()).toBe(before);
      expect(editor.store.getState().ui.announcement.text).toMatch(said);
    }
  });
});
