import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { bagsOf, translationsOf } from '#runtime/content/bag-set.ts';
import { readPageFields } from '#runtime/content/page-fields.ts';
import type { Node } from '#schemas/content/element.ts';
import { ELEMENT_TR_KEY } from '#schemas/content/element.ts';
import { setContentLocale, setWidth } from '../../kernel/store/scope.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { opened } from '../../testing/toy-elements.ts';

afterEach(cleanup);

async function openSettings(nodes: Node[] = [], changes: Parameters<typeof opened>[1] = {}) {
  const test = await anEditor(opened(nodes, changes));
  await renderEditor(test);
  const { store } = test.editor;
  const page = () => {
    const found = store.getState().documents['1'];
    if (!found) throw new Error('The page is not open.');
    return found;
  };
  /** What the head of the published page would say. */
  const head = (locale: 'hr' | 'de' = 'hr') => {
    const stored = page();
    return readPageFields(
      {
        kind: 'own',
        source: { elementId: 1, nodeId: ELEMENT_TR_KEY },
        bags: bagsOf(stored),
        tr: translationsOf(stored.tr, ELEMENT_TR_KEY),
        baseLocale: 'hr',
      },
      locale,
    );
  };
  return { ...test, store, page, head };
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the address of a page', () => {
  it.each(['abc', 'Njega', 'njega lica', 'čaj-i-med', '-njega', 'njega--lica'])(
    'is not %j: the text stays with the rule beside it, and the page keeps its address',
    async (slug) => {
      const { page } = await openSettings();

      write('Adresa (slug)', slug);

      const field = screen.getByLabelText('Adresa (slug)');
      expect(field).toHaveProperty('value', slug);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByRole('alert').textContent).toMatch(/najmanje 4 znaka.*crtice/);
      expect(page().slug).toBe('naslovnica');
    },
  );

  it('is written as soon as it keeps the rule', async () => {
    const { page } = await openSettings();
    write('Adresa (slug)', 'nje');

    write('Adresa (slug)', 'njega-lica');

    expect(page().slug).toBe('njega-lica');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays as it is where the shop needs it, and says so', async () => {
    const { page } = await openSettings([], { system: [{ id: 1, name: 'home' }] });
    expect(screen.queryByRole('alert')).toBeNull();

    write('Adresa (slug)', 'njega-lica');

    expect(page().slug).toBe('naslovnica');
    expect(screen.getByRole('alert').textContent).toMatch(/adresi bez koje trgovina ne radi/);
  });
});

describe('texts for search engines', () => {
  it('are written where the head of the page reads them', async () => {
    const { head, page } = await openSettings();

    write('Naslov za tražilice', 'Njega s Jadrana');
    write('Opis za tražilice', 'Kratak opis.');
    fireEvent.click(screen.getByRole('switch', { name: 'Sakrij od tražilica' }));

    const seo = { title: 'Njega s Jadrana', description: 'Kratak opis.', noindex: true };
    expect(head().seo).toEqual(seo);
    expect(page().meta['seo']).toEqual(seo);
    expect(page().options['noindex']).toBeUndefined();
  });

  it('belong to the page on every screen, and to one language', async () => {
    const { head, page, store } = await openSettings();
    act(() => setWidth(store, 390));
    write('Naslov za tražilice', 'Njega');
    act(() => setContentLocale(store, 'de'));

    write('Naslov za tražilice', 'Pflege');

    expect(page().mobileMeta).toEqual({});
    expect([head('hr').seo.title, head('de').seo.title]).toEqual(['Njega', 'Pflege']);
  });

  it('say when they are too long, and are not written', async () => {
    const { head } = await openSettings();

    write('Opis za tražilice', 'a'.repeat(321));

    expect(screen.getByRole('alert').textContent).toBe('Najviše 320 znakova');
    expect(head().seo.description).toBeUndefined();
  });
});
