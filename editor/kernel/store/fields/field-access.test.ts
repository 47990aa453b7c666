import { describe, expect, it } from 'vitest';

import type { Locale } from '#domain/locales.ts';
import { stampOf } from '#runtime/content/stale.ts';
import type { Translations } from '#schemas/content/element.ts';
import { anEditor } from '../../../testing/an-editor.ts';
import {
  aChild,
  aHeading,
  aMaster,
  anElement,
  columns,
  opened,
} from '../../../testing/toy-elements.ts';
import { editMaster, setContentLocale, setWidth } from '../scope.ts';
import { acceptField, changeField, clearField } from './field-access.ts';

async function aPage() {
  const { editor } = await anEditor(
    opened(
      [aHeading('a', 'A'), aHeading('locked', 'L', { lock: { edit: true } }), aChild('k', 50)],
      {
        masters: [aMaster(50, columns('root', [aHeading('inner', 'M')], [aHeading('side')]))],
      },
    ),
  );
  const documents = () => editor.store.getState().documents;
  const inLocale = (locale: Locale) => setContentLocale(editor.store, locale);
  return { editor, documents, inLocale };
}

describe('a change of a field', () => {
  it('goes to the base bag on the desktop', async () => {
    const { editor, documents } = await aPage();

    changeField(editor, '1/a', 'title', 'B');

    expect(documents()[1]?.nodes['a']?.meta).toEqual({ title: 'B' });
  });

  it('goes to the mobile bag on a narrow canvas, except where a field has no mobile value', async () => {
    const { editor, documents } = await aPage();
    setWidth(editor.store, 390);

    changeField(editor, '1/a', 'title', 'short');
    changeField(editor, '1/a', 'background', 'soft');

    expect(documents()[1]?.nodes['a']).toMatchObject({
      meta: { title: 'A' },
      mobileMeta: { title: 'short' },
      options: { background: 'soft' },
    });
  });

  it('goes to the translations in another language, but only for translated fields', async () => {
    const { editor, documents, inLocale } = await aPage();
    inLocale('de');

    changeField(editor, '1/a', 'title', 'Neu');
    changeField(editor, '1/a', 'big', true);

    const of = { 'meta.title': stampOf('A') };
    expect(documents()[1]?.tr).toEqual({ de: { a: { meta: { title: 'Neu' }, of } } });
    expect(documents()[1]?.nodes['a']?.options).toEqual({ big: true });
  });

  it('of a node in a master becomes an override on this page', async () => {
    const { editor, documents } = await aPage();

    changeField(editor, '1/k/inner', 'title', 'only here');

    expect(documents()[1]?.nodes['k']?.overrides).toEqual({
      inner: { v: 1, meta: { title: 'only here' } },
    });
    expect(documents()[50]?.nodes['inner']?.meta).toEqual({ title: 'M' });
  });

  it('goes to the master itself while that is edited in place', async () => {
    const { editor, documents } = await aPage();
    editMaster(editor.store, 50);

    changeField(editor, '1/k/inner', 'title', 'everywhere');

    expect(documents()[50]?.nodes['inner']?.meta).toEqual({ title: 'everywhere' });
    expect(documents()[1]?.nodes['k']).not.toHaveProperty('overrides');
  });

  it('is refused beside the master that is being edited, and for locked nodes', async () => {
    const { editor } = await aPage();
    const locked = changeField(editor, '1/locked', 'title', 'x');
    editMaster(editor.store, 50);

    const beside = changeField(editor, '1/a', 'title', 'x');

    expect([locked, beside]).toEqual([false, false]);
  });

  it('can be taken back to the inherited value', async () => {
    const { editor, documents } = await aPage();
    changeField(editor, '1/k/inner', 'title', 'only here');

    clearField(editor, '1/k/inner', 'title');

    expect(documents()[1]?.nodes['k']?.overrides?.['inner']).not.toHaveProperty('meta');
  });
});

describe('a stamp of the source', () => {
  const translated = async (tr: Translations) => {
    const parts = [aHeading('a', 'A', { mobileMeta: { title: 'kratko' } }), aHeading('b', 'B')];
    const page = await anEditor(opened([], { page: anElement({ parts, tr }) }));
    const entry = (id = 'a') => page.editor.store.getState().documents[1]?.tr['de']?.[id];
    return { ...page, entry };
  };

  it('is that of the text before, for a translation that has none; the second change leaves it', async () => {
    const meta = { title: 'Neu' };
    const { editor, entry } = await translated({ de: { a: { meta, mobileMeta: meta } } });

    changeField(editor, '1/a', 'title', 'AA');
    changeField(editor, '1/a', 'title', 'AAA');
    changeField(editor, '1/b', 'title', 'BB');

    expect(entry()?.of).toEqual({
      'meta.title': stampOf('A'),
      'mobileMeta.title': stampOf('kratko'),
    });
    editor.history.undo();
    editor.history.undo();
    expect(entry()).toEqual({ meta, mobileMeta: meta });
  });

  it('is renewed by translating again and by accepting, and goes with the translation', async () => {
    const { editor, entry } = await translated({ de: { a: { meta: { title: 'Neu' } } } });
    changeField(editor, '1/a', 'title', 'AA');
    expect(acceptField(editor, '1/a', 'title')).toBe(false);

    setContentLocale(editor.store, 'de');
    expect(acceptField(editor, '1/a', 'title')).toBe(true);
    expect(entry()).toEqual({ meta: { title: 'Neu' }, of: { 'meta.title': stampOf('AA') } });

    clearField(editor, '1/a', 'title');
    expect(entry()).toBeUndefined();
  });

  it('is accepted where the translation that is shown stands: for phones too, but not in a master', async () => {
    const { editor, entry } = await translated({ de: { b: { meta: { title: 'Neu' } } } });
    changeField(editor, '1/b', 'title', 'BB');
    setContentLocale(editor.store, 'de');
    setWidth(editor.store, 390);
    expect(acceptField(editor, '1/b', 'title')).toBe(true);
    expect(entry('b')?.of).toEqual({ 'meta.title': stampOf('BB') });

    const master = aMaster(50, columns('root', [aHeading('inner', 'M')], []), {
      tr: { de: { inner: { meta: { title: 'Alt' }, of: { 'meta.title': stampOf('vor') } } } },
    });
    const page = await anEditor(opened([aChild('k', 50)], { masters: [master] }));
    setContentLocale(page.editor.store, 'de');
    expect(acceptField(page.editor, '1/k/inner', 'title')).toBe(false);
    editMaster(page.editor.store, 50);
    expect(acceptField(page.editor, '1/k/inner', 'title')).toBe(true);
  });
});

describe('a lock', () => {
  const title = (page: Awaited<ReturnType<typeof anEditor>>, id: string) =>
    page.editor.store.getState().documents[1]?.nodes[id]?.meta?.['title'];

  it('on a field leaves the others, and one on the whole holds what is inside', async () => {
    const page = await anEditor(
      opened([
        aHeading('one', 'A', { lock: { fields: ['title'] } }),
        { ...columns('all', [aHeading('inner', 'B')]), lock: { edit: true } },
      ]),
    );

    expect(changeField(page.editor, '1/one', 'title', 'C')).toBe(false);
    expect(changeField(page.editor, '1/one', 'big', true)).toBe(true);
    expect(clearField(page.editor, '1/one', 'title')).toBe(false);
    expect(changeField(page.editor, '1/inner', 'title', 'C')).toBe(false);
    expect([title(page, 'one'), title(page, 'inner')]).toEqual(['A', 'B']);
  });
});
