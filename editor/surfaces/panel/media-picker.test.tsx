import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Upload } from '#runtime/http/upload.ts';
import type { ApiFailure, ApiResult } from '#schemas/api/endpoint.ts';
import { filterMedia } from '#schemas/api/media.ts';
import type { Node } from '#schemas/content/element.ts';
import type { Media } from '#schemas/media.ts';
import { select } from '../../kernel/store/select.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { failure, success } from '../../testing/fake-api.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { cardRegistry } from '../../testing/toy-card.tsx';
import { opened } from '../../testing/toy-elements.ts';

afterEach(cleanup);

const aPicture = (id: number, title: string): Media => ({
  id,
  driveId: '',
  title,
  description: `Opis ${title}`,
  path: `/media/${id}.webp`,
  newPath: '',
  mime: 'image/webp',
  extension: 'webp',
  hash: String(id),
  access: 'public',
  size: 1,
  poster: null,
  alternativePaths: [],
  usePublicPath: true,
  originalName: `${title}.webp`,
  width: 400,
  height: 300,
  thumbhash: '',
  dominantColor: '#ffffff',
});

const aFile = (name: string) => new File(['x'], name, { type: 'image/png' });

function refusal(message: string, status: number): ApiFailure {
  return { ...failure(status), error: { code: 'UNSUPPORTED', payload: { message } } };
}

/** An upload that is answered when the test says so. */
function aSender() {
  const sent: { upload: Upload; answer(result: ApiResult<Media[]>): void }[] = [];
  const send = (upload: Upload) =>
    new Promise<ApiResult<Media[]>>((resolve) => sent.push({ upload, answer: resolve }));
  return { sent, send };
}

async function openPicker(meta: Node['meta'] = {}) {
  const node: Node = { id: 'card', block: 'toy-card', v: 1, role: 'own', meta };
  const test = await anEditor(opened([node]), new Map(), cardRegistry());
  const { api, editor } = test;
  const records = [aPicture(1, 'More'), aPicture(2, 'Kamen')];
  api.on(filterMedia, () =>
    success({ records, totalRecords: 2, totalPages: 1, page: 1, limit: 48 }),
  );
  const { sent, send } = aSender();
  await renderEditor(test, send);
  act(() => select(editor.store, '1/card'));
  const field = document.querySelector<HTMLElement>('[data-field="media"]');
  fireEvent.click(within(field ?? document.body).getByRole('button', { name: /sliku$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('More');
  const stored = () => editor.store.getState().documents['1']?.nodes['card']?.meta?.['media'];
  const choose = (...files: File[]) =>
    fireEvent.change(dialog.getByLabelText('Prenesi slike', { selector: 'input' }), {
      target: { files },
    });
  return { ...test, dialog, sent, stored, choose };
}

describe('the media library', () => {
  it('gives the chosen picture to the field and closes', async () => {
    const { dialog, stored } = await openPicker();

    fireEvent.click(dialog.getByRole('button', { name: /^(?!Uredi).*Kamen/ }));

    expect(stored()).toEqual({ id: 2 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('searches after a pause in typing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { dialog, api } = await openPicker();

    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'ka' } });
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'kam' } });
    await act(() => vi.advanceTimersByTimeAsync(400));
    vi.useRealTimers();

    const words = api.calls
      .filter(({ key }) => key === filterMedia.key)
      .map(({ input }) => JSON.stringify(input))
      .filter((input) => input.includes('keywords'));
    expect(words).toHaveLength(1);
    expect(words[0]).toContain('"kam"');
  });

  it('shows the progress of an upload, then the picture in front', async () => {
    const { dialog, sent, choose } = await openPicker();
    choose(aFile('nova.png'));
    act(() => sent[0]?.upload.onProgress?.(0.4));
    expect(dialog.getByRole('progressbar', { name: 'Prijenos: nova.png' })).toHaveProperty(
      'value',
      0.4,
    );

    await act(async () => sent[0]?.answer(success([aPicture(9, 'Nova')])));

    expect(dialog.queryByRole('progressbar')).toBeNull();
    expect(dialog.getAllByRole('listitem')[0]?.textContent).toBe('Nova');
  });

  it.each([
    [413, 'Datoteka je prevelika.'],
    [415, 'Ta vrsta datoteke nije podržana.'],
  ])(
    'shows the server’s reason at the file for a %i, which no repetition would mend',
    async (status, reason) => {
      const { dialog, sent, choose } = await openPicker();
      choose(aFile('a.png'), aFile('b.png'));

      await act(async () => sent[0]?.answer(refusal(reason, status)));

      const row = within(dialog.getByText('a.png').closest('li') ?? document.body);
      expect(row.getByRole('alert').textContent).toBe(reason);
      expect(row.queryByRole('button', { name: /^Pokušaj/ })).toBeNull();
      expect(dialog.getByRole('progressbar', { name: 'Prijenos: b.png' })).toBeTruthy();
    },
  );

  it.each([
    [0, 'Veza je prekinuta, slika nije prenesena. Pokušajte ponovno.'],
    [503, 'Poslužitelj ne odgovara.'],
  ])('sends a file again after a failure with %i', async (status, reason) => {
    const { dialog, sent, choose } = await openPicker();
    choose(aFile('a.png'));
    await act(async () => sent[0]?.answer(refusal('Poslužitelj ne odgovara.', status)));
    expect(dialog.getByRole('alert').textContent).toBe(reason);

    fireEvent.click(dialog.getByRole('button', { name: 'Pokušaj ponovno: a.png' }));
    expect(sent).toHaveLength(2);
    await act(async () => sent[1]?.answer(success([aPicture(9, 'Nova')])));

    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.getByText('Nova')).toBeTruthy();
    expect(dialog.getByRole('status').textContent).toBe('Preneseno: Nova.webp');
  });

  it('calls an upload off', async () => {
    const { dialog, sent, choose } = await openPicker();
    choose(aFile('a.png'));

    fireEvent.click(dialog.getByRole('button', { name: 'Odustani: a.png' }));

    expect(sent[0]?.upload.signal?.aborted).toBe(true);
    expect(dialog.queryByRole('progressbar')).toBeNull();
  });

  it('refuses more files than one upload may hold', async () => {
    const { dialog, sent, choose } = await openPicker();

    choose(...Array.from({ length: 21 }, (_, index) => aFile(`${index}.png`)));

    expect(dialog.getByRole('alert').textContent).toMatch(/najviše 20/);
    expect(sent).toEqual([]);
  });
});

describe('the picture of a field', () => {
  it('has a text of its own for this place; empty falls back to the picture’s', async () => {
    const { stored, dialog } = await openPicker();
    fireEvent.click(dialog.getByRole('button', { name: /^(?!Uredi).*More/ }));
    const alt = await screen.findByLabelText('Slika: opis slike na ovom mjestu');
    expect(alt.getAttribute('placeholder')).toBe('Opis More');

    fireEvent.change(alt, { target: { value: 'Mirno more' } });
    expect(stored()).toEqual({ id: 1, alt: 'Mirno more' });
    fireEvent.change(alt, { target: { value: '' } });

    expect(stored()).toEqual({ id: 1 });
  });

  it('moves its focal point by arrow keys, within the picture', async () => {
    const { stored, dialog } = await openPicker();
    fireEvent.click(dialog.getByRole('button', { name: /^(?!Uredi).*More/ }));
    const point = await screen.findByRole('button', { name: /^Žarište/ });

    fireEvent.keyDown(point, { key: 'ArrowRight' });
    expect(stored()).toEqual({ id: 1, focus: { x: 0.55, y: 0.5 } });
    for (let step = 0; step < 12; step += 1) fireEvent.keyDown(point, { key: 'ArrowUp' });

    expect(stored()).toEqual({ id: 1, focus: { x: 0.55, y: 0 } });
  });
});
