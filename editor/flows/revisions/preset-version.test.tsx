import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getRevision, listRevisions, revertElement } from '#schemas/api/content.ts';
import { presetVersion } from '#schemas/api/system-pages.ts';
import { openDialog } from '../../kernel/store/ui.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { success } from '../../testing/fake-api.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { aHeading, anElement, opened } from '../../testing/toy-elements.ts';

afterEach(cleanup);

const before = anElement({ rev: 1, parts: [aHeading('a', 'Izvorni naslov')] });

async function openHistory(preset: { preset: string; rev: number } | null) {
  const test = await anEditor(opened([aHeading('a', 'Novi naslov')]));
  test.api.on(listRevisions, () =>
    success({
      records: [
        { rev: 2, kind: 'save', author: 'Ana Horvat', created_at: '2026-11-20T10:00:00.000Z' },
        { rev: 1, kind: 'save', author: '', created_at: '2026-11-01T10:00:00.000Z' },
      ],
      totalPages: 1,
      totalRecords: 2,
      page: 1,
      limit: 200,
    }),
  );
  test.api.on(presetVersion, () => success(preset));
  test.api.on(getRevision, () => success(before));
  test.api.on(revertElement, () => success({ ...before, rev: 3 }));
  await renderEditor(test);
  act(() => openDialog(test.editor.store, { name: 'revisions', elementId: 1 }));
  return { ...test, dialog: within(await screen.findByRole('dialog')) };
}

describe('the version that came with the preset', () => {
  it('shows what is lost before it becomes the draft again', async () => {
    const { editor, api, dialog } = await openHistory({ preset: 'bonaca', rev: 1 });

    fireEvent.click(await dialog.findByRole('button', { name: /^Početna verzija/ }));
    const put = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Vrati na početnu' });
    await waitFor(() => expect(put.disabled).toBe(false));
    expect((await dialog.findAllByText('Izvorni naslov')).length).toBeGreaterThan(0);
    expect(dialog.getAllByText('Novi naslov').length).toBeGreaterThan(0);
    expect(api.calls.map(({ key }) => key)).not.toContain(revertElement.key);
    fireEvent.click(put);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const call = api.calls.find(({ key }) => key === revertElement.key);
    expect(call?.input).toEqual({ params: { id: 1 }, body: { rev: 1 } });
    const { documents, ui } = editor.store.getState();
    expect(documents[1]?.nodes['a']?.meta).toEqual({ title: 'Izvorni naslov' });
    expect(ui.announcement.text).toBe(
      'Skica je opet početna verzija. Kupci je vide kad je objavite.',
    );
  });

  it('is not there of what was made here', async () => {
    const { dialog } = await openHistory(null);
    expect(await dialog.findByRole('button', { name: /Verzija 2/ })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Početna verzija/ })).toBeNull();
  });
});
