import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getPublication } from '#schemas/api/publication.ts';
import { takeOverSystemPage } from '#schemas/api/system-pages.ts';
import { builtInId } from '#schemas/content/system-pages.ts';
import { isEnabled } from '../../kernel/actions/action.ts';
import { actionById } from '../../kernel/actions/all-actions.ts';
import { setSlug } from '../../kernel/store/commands/set-slug.ts';
import { select } from '../../kernel/store/select.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { failure, success } from '../../testing/fake-api.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { aHeading, anElement, opened } from '../../testing/toy-elements.ts';
import { candidatesOf } from '../publish/publish.ts';

afterEach(cleanup);

const CART = builtInId('cart');
const HEADER = builtInId('header');
const hero = aHeading('hero');

const aBuiltInPage = () =>
  anEditor(
    opened([], {
      page: anElement({ id: CART, slug: 'kosarica', parts: [hero] }),
      system: [{ id: CART, name: 'cart' }],
    }),
  );

describe('a page that comes with the product', () => {
  it('is looked at: no command changes it, and it is not published', async () => {
    const { editor } = await aBuiltInPage();
    const { store, history } = editor;
    const before = store.getState().documents;

    expect(history.run(setSlug(CART, 'nova-kosarica'))).toBe(false);
    expect(store.getState().documents).toBe(before);
    expect(candidatesOf(store.getState())).toEqual([]);
    for (const id of ['publish', 'schedule', 'revisions', 'unpublish']) {
      expect([id, isEnabled(actionById(id), editor)]).toEqual([id, false]);
    }
    select(store, `${CART}/hero`);
    actionById('delete').run(editor);
    expect(store.getState().documents).toBe(before);
  });

  it('is taken over in one press, and opens anew', async () => {
    const test = await aBuiltInPage();
    const reopen = vi.fn();
    await renderEditor({ ...test, base: { ...test.base, reopen } });
    test.api.on(takeOverSystemPage, () => success(anElement({ id: 7 })));

    fireEvent.click(screen.getByRole('button', { name: 'Preuzmi i uredi' }));

    await waitFor(() => expect(reopen).toHaveBeenCalledOnce());
    expect(test.api.calls.map(({ key }) => key)).toContain(takeOverSystemPage.key);
    expect(test.api.calls.map(({ key }) => key)).not.toContain(getPublication.key);
  });

  it('stays where it is when that fails, and says so', async () => {
    const test = await aBuiltInPage();
    const reopen = vi.fn();
    await renderEditor({ ...test, base: { ...test.base, reopen } });
    test.api.on(takeOverSystemPage, () => failure(500));

    fireEvent.click(screen.getByRole('button', { name: 'Preuzmi i uredi' }));

    await waitFor(() =>
      expect(test.base.store.getState().ui.announcement.text).toContain('nije moguće preuzeti'),
    );
    expect(reopen).not.toHaveBeenCalled();
  });
});

it('a header that comes with the product is offered once something of it is selected', async () => {
  const test = await anEditor(
    opened([hero], {
      statics: [
        anElement({ id: HEADER, type: 'static-element', handler: 'header-section', parts: [hero] }),
      ],
      system: [{ id: HEADER, name: 'header' }],
    }),
  );
  test.api.on(getPublication, () => failure(404));
  await renderEditor(test);
  expect(screen.queryByRole('button', { name: 'Preuzmi i uredi' })).toBeNull();

  select(test.base.store, `${HEADER}/hero`);

  expect(await screen.findByRole('button', { name: 'Preuzmi i uredi' })).toBeTruthy();
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContainEqual(expect.stringContaining('Zaglavlje: dolazi s trgovinom'));
});
