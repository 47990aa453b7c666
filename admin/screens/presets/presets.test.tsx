import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { editorUser, renderAdmin } from '#editor/testing/render-admin.tsx';
import {
  type PresetRun,
  type PresetState,
  presetRun,
  presetState,
  startPreset,
} from '#schemas/api/presets.ts';
import { PresetsScreen } from './presets-screen.tsx';

afterEach(cleanup);

const texts = (text: string) => ({ hr: text, en: text, de: text });
const aPreset = (name: string, title: string) => ({
  name,
  titles: texts(title),
  texts: texts(`O: ${title}`),
  picture: null,
  pages: 20,
  products: 6,
  posts: 0,
});
const STATE: PresetState = {
  presets: [aPreset('catalogue', 'Katalog'), aPreset('blank', 'Prazna trgovina')],
  current: 'blank',
  inTheWay: [],
  leftOut: { orders: 4 },
  run: null,
};
const aRun = (changes: Partial<PresetRun> = {}): PresetRun => ({
  name: 'catalogue',
  state: 'running',
  done: 3,
  total: 30,
  fault: null,
  kept: [],
  ...changes,
});

function open(state: Partial<PresetState> = {}, user = editorUser) {
  const api = createFakeApi();
  api.on(presetState, () => success({ ...STATE, ...state }));
  const { announced } = renderAdmin(api, <PresetsScreen />, '/presets', '/presets', user);
  return { api, announced };
}

const use = (name: string) =>
  screen.findByRole<HTMLButtonElement>('button', { name: `Počni s ovom: ${name}` });

describe('the ready presets', () => {
  it('say what is in them, and which was chosen', async () => {
    open();

    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      'Katalog',
      'Prazna trgovina',
    ]);
    expect(items[0]?.textContent).toContain('Proizvoda: 6');
    expect(items[0]?.textContent).not.toContain('Objava');
    expect(items[1]?.textContent).toContain('Odabrano');
    expect(screen.getByText(/narudžbe: 4/)).toBeTruthy();
  });

  it('are used after a question, with their progress and what was left alone', async () => {
    const { api, announced } = open();
    api.on(startPreset, () => success(aRun()));
    let looks = 0;
    api.on(presetRun, () => {
      looks += 1;
      const run = looks < 2 ? aRun({ done: 9 }) : aRun({ state: 'done', kept: ['name', 'media'] });
      return success({ run });
    });

    fireEvent.click(await use('Katalog'));
    expect(await screen.findByText('Postaviti „Katalog”?')).toBeTruthy();
    expect(api.calls.some(({ key }) => key === startPreset.key)).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Postavi' }));

    expect(await screen.findByText('Pohranjeno 3 od 30')).toBeTruthy();
    expect(announced).toContain('Postavlja se: Katalog');
    expect((await use('Katalog')).disabled).toBe(true);
    expect(await screen.findByText('Pohranjeno 9 od 30', {}, { timeout: 3000 })).toBeTruthy();
    expect(await screen.findByText('Postavljeno: Katalog', {}, { timeout: 3000 })).toBeTruthy();
    expect(screen.getByText('Ostalo je kako ste postavili: naziv, slike.')).toBeTruthy();
    await waitFor(async () => expect((await use('Katalog')).disabled).toBe(false));
    expect(api.calls).toContainEqual({
      key: startPreset.key,
      input: { body: { name: 'catalogue' } },
    });
  });

  it('say why the import failed', async () => {
    const { api } = open({ run: aRun() });
    api.on(presetRun, () =>
      success({ run: aRun({ state: 'failed', fault: 'blog.json/posts/0 must be object' }) }),
    );

    const alert = await screen.findByRole('alert', {}, { timeout: 3000 });
    expect(alert.textContent).toContain('Trgovina je ostala kakva je bila');
    expect(alert.textContent).toContain('blog.json/posts/0 must be object');
  });

  it('cannot be used once somebody has worked on the shop, which is said', async () => {
    open({ inTheWay: ['pages', 'menus'] });

    expect((await screen.findByRole('note')).textContent).toContain('stranice, izbornici');
    expect((await use('Katalog')).disabled).toBe(true);
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Odaberi datoteku' }).disabled,
    ).toBe(true);
  });

  it('tell what the server refused', async () => {
    const { api } = open();
    api.on(startPreset, () => failure(409, 'PRESET_BUSY', { message: 'Pričekajte.' }));

    fireEvent.click(await use('Katalog'));
    fireEvent.click(await screen.findByRole('button', { name: 'Postavi' }));

    expect((await screen.findByRole('alert')).textContent).toBe('Pričekajte.');
  });

  it('are for owners', async () => {
    const { api } = open({}, { ...editorUser, role: 'editor' });

    expect(await screen.findByText('Početnu trgovinu bira vlasnik.')).toBeTruthy();
    expect(api.calls).toEqual([]);
  });
});

it('this shop can be taken along', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Preuzmi ovu trgovinu' });

  expect(link.getAttribute('href')).toBe('/api/v1/admin/presets/download');
});
