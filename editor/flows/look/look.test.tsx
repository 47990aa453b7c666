import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { THEME_PRESETS } from '#domain/theme/presets.ts';
import { createElement, patchElement, publishElement } from '#schemas/api/content.ts';
import { getPublication } from '#schemas/api/publication.ts';
import { addFont, type FontFamily, listFonts, removeFont } from '#schemas/api/theme-fonts.ts';
import type { Element } from '#schemas/content/element.ts';
import { setField } from '../../kernel/store/commands/set-field.ts';
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

async function open(options: Element['options'] | null, fonts: FontFamily[] = []) {
  const theme = options && aTheme(options);
  const page = opened([aHeading('a', 'Prvi')], { theme });
  const test = await anEditor(page);
  const server = createFakeServer([page.page, ...(theme ? [theme] : [])]);
  server.serve(test.api, 'Ana');
  test.api.on(getPublication, () =>
    success({ status: 'draft', rev: 1, publishedRev: null, scheduledAt: null, scheduledRev: null }),
  );
  test.api.on(listFonts, () => success(fonts));
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

it('changes of the look and of the page are undone, and done again, in the order they were made', async () => {
  const test = await open({ radius: 4 });
  const { history, store } = test.editor;
  const title = { elementId: 1, nodeId: 'a', bag: 'meta', locale: null, field: 'title' } as const;
  const round = (value: string) =>
    fireEvent.change(screen.getByLabelText('Zaobljenost'), { target: { value } });
  const both = () => [
    stored(test)?.['radius'],
    store.getState().documents[1]?.nodes['a']?.meta?.['title'],
  ];
  const undo = () => act(() => void history.undo());
  const redo = () => act(() => void history.redo());

  round('12');
  act(() => history.run(setField(title, 'Drugi')));
  expect(both()).toEqual([12, 'Drugi']);

  undo();
  expect(both()).toEqual([12, 'Prvi']);
  undo();
  expect(both()).toEqual([4, 'Prvi']);
  redo();
  expect(both()).toEqual([12, 'Prvi']);
  redo();
  expect(both()).toEqual([12, 'Drugi']);
  await waitFor(() => expect(isShown('--radius-m: 12px')).toBe(true));

  // The same slider again is a step of its own: the text stands between the two.
  round('20');
  undo();
  expect(both()).toEqual([12, 'Drugi']);
  await test.timer.advance(AUTOSAVE_MS);
  expect(test.server.element(THEME).options).toEqual({ radius: 12 });
  expect(test.server.element(1).parts[0]?.meta).toEqual({ title: 'Drugi' });
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

const OWN: FontFamily = {
  id: 'own-moje',
  name: 'Moje',
  generic: 'serif',
  standIn: { size: 101, ascent: 90, descent: 20, lineGap: 0 },
  faces: [
    {
      id: 7,
      file: `/fonts/${'a'.repeat(64)}.woff2`,
      weights: [400, 400],
      italic: false,
      bytes: 90 * 1024,
      missing: 'Đđ',
      licence: 'SIL OFL 1.1',
      author: 'ana@izlog.test',
      createdAt: '2026-05-04T10:00:00.000Z',
    },
  ],
};

it('an own font that the theme uses is on the canvas, with a stand-in of its width', async () => {
  const test = await open({ fontHeading: 'own-moje' }, [OWN]);

  await waitFor(() => expect(isShown(OWN.faces[0]?.file ?? '')).toBe(true));
  expect(isShown('size-adjust:101%')).toBe(true);
  expect(screen.getByLabelText('Pismo naslova')).toHaveProperty('value', 'own-moje');
  expect(test.editor.store.getState().fonts).toEqual([OWN]);
});

it('a font is taken in with what allows to use it; heavy ones and missing letters are told of', async () => {
  const test = await open({}, []);
  test.api.on(addFont, () => success([OWN]));
  const group = screen.getByText('Vlastita pisma').closest('details');
  if (!group) throw new Error('No group of own fonts.');
  const own = within(group);

  fireEvent.click(own.getByText('Dodaj datoteku woff2'));
  expect(own.getByRole('alert', { hidden: true }).textContent).toContain('pravo');

  fireEvent.change(own.getByLabelText('Pravo korištenja'), { target: { value: 'SIL OFL' } });
  const file = new File(['wOF2'], 'moje.woff2');
  fireEvent.change(own.getByLabelText('Dodaj datoteku woff2'), { target: { files: [file] } });

  await waitFor(() => expect(group.textContent).toContain('Teška datoteka: 90 kB'));
  expect(group.textContent).toContain('Nedostaju znakovi: Đđ');
  expect(callsOf(test, addFont.key)).toEqual([
    { body: { licence: 'SIL OFL', content: 'd09GMg==' } },
  ]);
});

it('a font that cannot go says where it is used', async () => {
  const test = await open({ fontBody: 'own-moje' }, [OWN]);
  const refused = failure(409, 'FONT_IN_USE', { places: ['draft', 'published'] });
  test.api.on(removeFont, () => refused);

  const remove = await screen.findByLabelText('Ukloni Moje, Uspravno 400');
  fireEvent.click(remove);

  expect((await screen.findByText(/nacrt, objavljena inačica/)).textContent).toContain('ne može');
});
