import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { scheduleElement } from '#schemas/api/content.ts';
import { getPublication, type Publication, unscheduleElement } from '#schemas/api/publication.ts';
import { openDialog } from '../../kernel/store/ui.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { failure, success } from '../../testing/fake-api.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { aHeading, anElement, opened } from '../../testing/toy-elements.ts';

afterEach(cleanup);

const AT = '2126-03-04T08:30';

async function openSchedule(faults = false) {
  const test = await anEditor(opened([aHeading('one')]));
  const { api } = test;
  let scheduledAt: string | null = null;
  const publication = (): Publication => ({
    status: scheduledAt ? 'scheduled' : 'draft',
    rev: 1,
    publishedRev: null,
    scheduledAt,
    scheduledRev: scheduledAt === null ? null : 1,
  });
  api.on(getPublication, () => success(publication()));
  api.on(scheduleElement, ({ body }) => {
    if (faults) {
      const fault = { path: 'parts[0]', rule: 'empty', message: 'Empty.', nodeId: 'one' };
      return failure(400, 'VALIDATION', { faults: [fault] });
    }
    scheduledAt = body.at;
    return success(anElement({ status: 'scheduled' }));
  });
  api.on(unscheduleElement, () => {
    scheduledAt = null;
    return success(anElement());
  });
  await renderEditor(test);
  const { store } = test.editor;
  const open = () => act(async () => openDialog(store, { name: 'schedule', elementId: 1 }));
  await open();
  const dialog = () => within(screen.getByRole('dialog'));
  const send = async (at: string) => {
    fireEvent.change(dialog().getByLabelText('Datum i vrijeme'), { target: { value: at } });
    await act(async () => fireEvent.click(dialog().getByRole('button', { name: 'Zakaži' })));
  };
  return { ...test, open, dialog, send };
}

describe('publishing at a time', () => {
  it('takes the time of the user, and shows it from then on', async () => {
    const { api, send } = await openSchedule();

    await send(AT);

    const call = api.calls.find(({ key }) => key === scheduleElement.key);
    expect(call?.input).toMatchObject({ body: { at: new Date(AT).toISOString() } });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('button', { name: /^Zakazano: .*2126/ })).toBeTruthy();
  });

  it('can be called off', async () => {
    const { send, open, dialog } = await openSchedule();
    await send(AT);
    await open();

    await act(async () => fireEvent.click(dialog().getByRole('button', { name: 'Otkaži objavu' })));

    expect(screen.queryByRole('button', { name: /^Zakazano:/ })).toBeNull();
    expect(dialog().getByRole('button', { name: 'Zakaži' })).toBeTruthy();
  });

  it('lies in the future', async () => {
    const { api, send, dialog } = await openSchedule();

    await send('2020-01-01T08:00');

    expect(dialog().getByRole('alert').textContent).toBe('Odaberite vrijeme u budućnosti.');
    expect(api.calls.some(({ key }) => key === scheduleElement.key)).toBe(false);
  });

  it('is refused with the findings of the gate', async () => {
    const { send, dialog } = await openSchedule(true);

    await send(AT);

    expect(dialog().getByText('Blok je prazan. Popunite ga ili ga obrišite.')).toBeTruthy();
  });
});
