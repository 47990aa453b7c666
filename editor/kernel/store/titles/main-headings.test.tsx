import { describe, expect, it } from 'vitest';

import { defineBlock } from '#runtime/define-block.ts';
import { createRegistry } from '#runtime/registry.ts';
import type { Node } from '#schemas/content/element.ts';
import { blockSchema, choiceField, textField } from '#schemas/fields.ts';
import { anEditor, type TestEditor } from '../../../testing/an-editor.ts';
import { toyColumns, toyHeading } from '../../../testing/toy-blocks.tsx';
import { aChild, aHeading, aMaster, columns, opened } from '../../../testing/toy-elements.ts';
import { insertThing, placeForInsert } from '../../actions/insert-operations.ts';
import { deleteSelection, duplicateSelection } from '../../actions/node-operations.ts';
import { select } from '../select.ts';
import { mainHeadings } from './main-headings.ts';

const labels = { title: 'Uvod', description: '', fields: { title: 'Naslov', rank: 'Razina' } };

/** Its example is a page's opening; the field is not called `level`, as no rule may depend on that. */
const toyOpening = defineBlock({
  type: 'toy-opening',
  version: 1,
  category: 'text',
  icon: 'heading-1',
  schema: blockSchema({ title: textField(), rank: choiceField(['h1', 'h2', 'h3'], 'h2') }),
  texts: () => labels,
  Component: () => null,
  examples: [{ name: 'typical', meta: { title: 'Uvod' }, options: { rank: 'h1' } }],
});

const registry = createRegistry([toyOpening, toyColumns, toyHeading]);

const anOpening = (id: string, changes: Partial<Node> = {}): Node => ({
  id,
  block: 'toy-opening',
  v: 1,
  role: 'own',
  meta: { title: id },
  options: { rank: 'h1' },
  ...changes,
});

const open = (parts: Node[], masters: ReturnType<typeof aMaster>[] = []) =>
  anEditor(opened(parts, { masters }), new Map(), registry);

const insertOpening = ({ editor }: TestEditor) =>
  insertThing(
    editor,
    { kind: 'block', block: 'toy-opening', example: null },
    placeForInsert(editor),
  );

const ranks = ({ editor }: TestEditor) =>
  Object.values(editor.store.getState().documents[1]!.nodes).map(
    ({ options }) => options?.['rank'],
  );

describe('the main heading of a page', () => {
  it('comes with the first block whose example has one', async () => {
    const test = await open([aHeading('a')]);

    insertOpening(test);

    expect(ranks(test)).toEqual([undefined, 'h1']);
  });

  it('stays the only one when such a block joins a page that has it', async () => {
    const test = await open([columns('k', [anOpening('a')])]);

    insertOpening(test);

    expect(ranks(test).filter((rank) => rank !== undefined)).toEqual(['h1', 'h2']);
  });

  it('stays the only one when a master brought it', async () => {
    const master = aMaster(50, anOpening('m'));
    const test = await open([aChild('c', 50)], [master]);

    insertOpening(test);

    expect(ranks(test)).toEqual([undefined, 'h2']);
  });

  it('stays the only one when its block is duplicated', async () => {
    const test = await open([anOpening('a')]);
    select(test.editor.store, '1/a');

    duplicateSelection(test.editor);

    expect(ranks(test)).toEqual(['h1', 'h2']);
  });

  it('may be put in again once the old one is gone', async () => {
    const test = await open([anOpening('a')]);
    select(test.editor.store, '1/a');
    deleteSelection(test.editor);

    insertOpening(test);

    expect(ranks(test)).toEqual(['h1']);
  });

  it('is counted per viewport, without what is hidden there', async () => {
    const { editor } = await open([
      anOpening('a', { hide: { mobile: true } }),
      anOpening('b', { options: { rank: 'h2' }, mobileOptions: { rank: 'h1' } }),
      { ...columns('k', [anOpening('c')]), hide: { desktop: true } },
    ]);

    const found = mainHeadings(editor.composition(editor.store.getState()), editor.registry);

    expect(found).toEqual({ desktop: ['1/a'], mobile: ['1/b', '1/c'] });
  });
});
