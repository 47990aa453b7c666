import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { THEME_PRESETS } from '#domain/theme/presets.ts';
import { createElement, patchElement, publishElement } from '#schemas/api/content.ts';
import { getPublication } from '#schemas/api/publication.ts';
import type { Element } from '#schemas/content/element.ts';
import { AUTOSAVE_MS } from '../../kernel/store/saving/autosave.ts';
import { setUi } from '../../kernel/store/ui.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { failure, success } from '../../testing/fake-api.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { aHeading, anElement, opened } from '../../testing/toy-elements.ts';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

const THEME = 50;
const aTheme = (options: Element['options']): Element =>
  anElement({ id: THEME, type: 'theme', slug: 'theme', meta: { name: 'Izgled' }, options });

async function open(options: Element['options'] | null) {
  const theme = options && aTheme(options);
  const page = opened([aHeading('a', 'Prvi')], { theme });
  const test = await anEditor(page);
  const server = createFakeServer([page.page, ...(theme ? [theme] : [])]);
  server.serve(test.api, 'Ana');
  test.api.on(getPublication, () =>
    success({ status: 'draft', rev: 1, publishedRev: null, scheduledAt: null, scheduledRev: null }),
  );
  setUi(test.editor.store, { rail: 'look' });
  await renderEditor(test);
  await screen.findByRole('button', { name: 'Vrt' });
  return { ...test, server };
}

const styles = () => [...document.head.querySelectorAll('style')].map((one) => one.textContent);
const isShown = (text: string) => styles().some((css) => css?.includes(text));
const callsOf = ({ api }: Awaited<ReturnType<typeof open>>, wanted: string) =>
  api.calls.filter(({ key }) => key === wanted).map(({ input }) => input);
const stored = (test: Awaited<ReturnType<typeof open>>) =>
  test.editor.store.getState().documents[THEME]?.options;

it('a change of a token is on the canvas at once, is saved, and can be undone', async () => {
  const test = await open({ radius: 4 });
  const radius = screen.getByLabelText('Zaobljenost');

  fireEvent.change(radius, { target: { value: '12' } });
  fireEvent.change(radius, { target: { value: '20' } });

  await waitFor(() => expect(isShown('--radius-m: 20px')).toBe(true));
  await test.timer.advance(AUTOSAVE_MS);
  expect(callsOf(test, patchElement.key).at(-1)).toMatchObject({ params: { id: THEME } });
  expect(test.server.element(THEME).options).toEqual({ radius: 20 });

  act(() => void test.editor.history.undo());
  await waitFor(() => expect(isShown('--radius-m: 4px')).toBe(true));
  expect(stored(test)).toEqual({ radius: 4 });
});

it('a colour that is hard to read is told of, with the nearest that is not', async () => {
  const test = await open({ colorPage: '#ffffff', colorText: '#222222' });

  fireEvent.change(screen.getByLabelText('Tekst'), { target: { value: '#aaaaaa' } });

  const row = document.querySelector<HTMLElement>('[data-token="colorText"]');
  if (!row) throw new Error('No row of the colour of text.');
  expect(within(row).getByRole('status').textContent).toContain('Teško čitljivo');
  fireEvent.click(within(row).getByRole('button', { name: /najbližu čitljivu/ }));
  expect(within(row).queryByRole('status')).toBeNull();
  expect(stored(test)?.['colorText']).not.toBe('#aaaaaa');
});

it('the first colour that is chosen leaves the other colours as they were', async () => {
  const test = await open({});

  fireEvent.change(screen.getByLabelText('Marka'), { target: { value: '#7a1f3d' } });

  expect(stored(test)).toEqual({ ...THEME_PRESETS[0]?.values, colorBrand: '#7a1f3d' });
});

it('a ready theme replaces all tokens in one step', async () => {
  const test = await open({ colorPage: '#ffffff', pageWidth: 1500 });
  const garden = THEME_PRESETS.find(({ id }) => id === 'garden')?.values;

  fireEvent.click(screen.getByRole('button', { name: 'Vrt' }));

  expect(stored(test)).toEqual(garden);
  expect(screen.getByRole('button', { name: 'Vrt' }).ariaPressed).toBe('true');
  act(() => void test.editor.history.undo());
  expect(stored(test)).toEqual({ colorPage: '#ffffff', pageWidth: 1500 });
});

it('a site without a theme gets one; what fails is said', async () => {
  const test = await open(null);
  test.api.on(createElement, () => failure(503));
  fireEvent.click(screen.getByRole('button', { name: 'Kreni od početnog' }));
  expect((await screen.findByRole('alert')).textContent).toContain('nije mogao');

  test.api.on(createElement, ({ body }) =>
    success({ ...body, id: THEME, rev: 1, status: 'draft' as const }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Kreni od početnog' }));

  await screen.findByLabelText('Zaobljenost');
  expect(stored(test)).toEqual(THEME_PRESETS[0]?.values);
  expect(test.editor.store.getState().placement.theme).toBe(THEME);
});

it('the look is published from its own panel', async () => {
  const test = await open({ radius: 4 });
  test.api.on(publishElement, ({ params }) => success(test.server.element(params.id)));
  const panel = screen.getByRole('region', { name: 'Izgled' });

  fireEvent.click(within(panel).getByRole('button', { name: 'Objavi' }));

  await waitFor(() =>
    expect(callsOf(test, publishElement.key)).toMatchObject([{ params: { id: THEME } }]),
  );
});
