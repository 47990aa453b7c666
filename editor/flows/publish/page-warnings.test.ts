import { describe, expect, it } from 'vitest';

import { createRegistry } from '#runtime/registry.ts';
import type { Node } from '#schemas/content/element.ts';
import { choiceField } from '#schemas/fields.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { toyHeading } from '../../testing/toy-blocks.tsx';
import { aChild, aHeading, aMaster, anElement, opened } from '../../testing/toy-elements.ts';
import { pageWarnings } from './page-warnings.ts';

const heading = {
  ...toyHeading,
  schema: {
    ...toyHeading.schema,
    properties: { ...toyHeading.schema.properties, level: choiceField(['h1', 'h2'], 'h2') },
  },
};

async function warningsOf(page: ReturnType<typeof opened>) {
  const { editor } = await anEditor(page, new Map(), createRegistry([heading]));
  const state = editor.store.getState();
  return pageWarnings(state, editor.composition(state), editor.registry);
}

const main = (id: string, changes: Partial<Node> = {}) =>
  aHeading(id, id, { options: { level: 'h1' }, ...changes });

describe('warnings before publishing', () => {
  it('are none for a page with one main heading', async () => {
    expect(await warningsOf(opened([main('a'), aHeading('b')]))).toEqual([]);
  });

  it('tell that a page has no main heading', async () => {
    expect(await warningsOf(opened([aHeading('a')]))).toEqual([
      { kind: 'noMainHeading', key: null },
    ]);
  });

  it('tell that phones get none', async () => {
    expect(await warningsOf(opened([main('a', { hide: { mobile: true } })]))).toEqual([
      { kind: 'noMainHeading', key: null },
    ]);
  });

  it('point at every main heading after the first', async () => {
    expect(await warningsOf(opened([main('a'), main('b'), main('c')]))).toEqual([
      { kind: 'secondMainHeading', key: '1/b' },
      { kind: 'secondMainHeading', key: '1/c' },
    ]);
  });

  it('leave headings alone on a template, whose title comes with its data', async () => {
    const page = anElement({ type: 'template', parts: [aHeading('a')] });

    expect(await warningsOf(opened([], { page }))).toEqual([]);
  });

  it('point at blocks that shoppers cannot see, and at overrides that have lost their place', async () => {
    const unknown = { ...aHeading('u'), block: 'gone' };
    const child = aChild('c', 50, { overrides: { gone: { meta: { title: 'x' } } } });

    expect(
      await warningsOf(
        opened([main('a'), unknown, child], { masters: [aMaster(50, aHeading('m'))] }),
      ),
    ).toEqual([
      { kind: 'broken', key: '1/u' },
      { kind: 'lostOverride', key: '1/c' },
    ]);
  });
});
