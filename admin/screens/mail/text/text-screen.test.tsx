import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { listed, renderAdmin } from '#editor/testing/render-admin.tsx';
import { type AdminOrder, adminFilterOrders } from '#schemas/api/admin-order.ts';
import { tryMailSender } from '#schemas/api/mail-sender.ts';
import {
  listMailTexts,
  type MailTextAnswer,
  previewMailText,
  readMailText,
  resetMailText,
  restoreMailText,
  saveMailText,
  tryMailText,
} from '#schemas/api/mail-texts.ts';
import { TextsScreen } from '../texts-screen.tsx';
import { TextScreen } from './text-screen.tsx';

afterEach(cleanup);

// jsdom lays nothing out; the text editor asks where its caret is.
const nowhere = () => Object.assign([], { item: () => null });
Range.prototype.getClientRects ??= nowhere;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();

const anAnswer = (changes: Partial<MailTextAnswer> = {}): MailTextAnswer => ({
  text: {
    subject: 'Narudžba {{number}}',
    heading: 'Hvala',
    body: [
      { type: 'paragraph', runs: [{ text: 'Zaprimili smo {{number}}.' }] },
      { type: 'part', name: 'lines' },
    ],
  },
  isOwn: true,
  version: 7,
  placeholders: [
    { name: 'number', type: 'text', example: '2026-000123' },
    { name: 'lines', type: 'part', example: '' },
    { name: 'address', type: 'part', example: '' },
  ],
  needs: [['lines']],
  versions: [
    { id: 7, at: '2026-11-23T10:00:00Z', by: 'ana@izlog.test', isReset: false },
    { id: 5, at: '2026-11-22T10:00:00Z', by: null, isReset: true },
  ],
  ...changes,
});

function open(answer = anAnswer(), path = '/mail/texts/order/hr') {
  const api = createFakeApi();
  api.on(readMailText, () => success(answer));
  api.on(adminFilterOrders, () => success(listed({ id: 3, number: '2026-000003' } as AdminOrder)));
  api.on(previewMailText, ({ body }) =>
    success({ subject: body.text.subject, html: '<p>Pregled</p>', text: 'Samo tekst' }),
  );
  const { announced } = renderAdmin(api, <TextScreen />, path, '/mail/texts/:kind/:locale');
  const sent = ({ key }: { key: string }) =>
    api.calls.filter((call) => call.key === key).map(({ input }) => input);
  return { api, announced, sent };
}
const params = { kind: 'order', locale: 'hr' };
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

describe('the words of a mail', () => {
  it('are shown with parts by their names, and saved over the version they began with', async () => {
    const { api, announced, sent } = open();
    api.on(saveMailText, ({ body }) => success(anAnswer({ text: body.text, version: 8 })));
    const body = await screen.findByRole('textbox', { name: 'Tekst poruke' });
    expect(body.textContent).toContain('Stavke narudžbe i iznosi');
    expect(screen.getByRole('button', { name: 'Spremi' })).toHaveProperty('disabled', true);

    await write('Predmet', 'Hvala na narudžbi');
    await press('Spremi');

    await waitFor(() => expect(announced).toEqual(['Tekst je spremljen']));
    expect(sent(saveMailText)).toEqual([
      { params, body: { text: { ...anAnswer().text, subject: 'Hvala na narudžbi' }, base: 7 } },
    ]);
  });

  it('get what the shop fills in from a menu', async () => {
    const { api, sent } = open();
    api.on(saveMailText, ({ body }) => success(anAnswer({ text: body.text, version: 8 })));
    await press('Umetni');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Dostava i plaćanje' }));
    await press('Spremi');

    await waitFor(() => expect(sent(saveMailText)).toHaveLength(1));
    const [{ body }] = sent(saveMailText) as [{ body: { text: MailTextAnswer['text'] } }];
    expect(body.text.body).toContainEqual({ type: 'part', name: 'address' });
  });

  it('keep a part that is selected while somebody types', async () => {
    const { api, sent } = open();
    api.on(saveMailText, ({ body }) => success(anAnswer({ text: body.text, version: 8 })));
    const text = await screen.findByRole('textbox', { name: 'Tekst poruke' });
    const { editor } = text as HTMLElement & { editor: Editor };
    editor.commands.setNodeSelection(editor.state.doc.child(0).nodeSize);
    const typed = new KeyboardEvent('keypress', { key: 'a', charCode: 97, bubbles: true });
    fireEvent(text, typed);
    await press('Spremi');

    await waitFor(() => expect(sent(saveMailText)).toHaveLength(1));
    const [{ body }] = sent(saveMailText) as [{ body: { text: MailTextAnswer['text'] } }];
    expect(body.text.body.slice(1)).toEqual([
      { type: 'part', name: 'lines' },
      { type: 'paragraph', runs: [{ text: 'a' }] },
    ]);
  });

  it('that the server refuses stay, with its reason', async () => {
    const { api } = open();
    const message = 'U poruci mora ostati: {{lines}}.';
    api.on(saveMailText, () => failure(400, 'MAIL_TEXT_MISSING', { message }));
    await write('Predmet', 'Drugo');
    await press('Spremi');

    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText('Predmet')).toHaveProperty('value', 'Drugo');
  });

  it('tell at the field that a subject is no line', async () => {
    const { api } = open();
    api.on(saveMailText, () => failure(400, 'X', { fields: { 'text.subject': 'format' } }));
    await write('Predmet', ' ');
    await press('Spremi');

    expect((await screen.findByRole('alert')).textContent).toContain('najviše 200 znakova');
  });

  it('can be the product’s again, or earlier ones, unless something is not saved', async () => {
    const { api, announced, sent } = open();
    const product = anAnswer({ isOwn: false, version: 9 });
    product.text = { ...product.text, subject: 'Od proizvoda' };
    api.on(resetMailText, () => success(product));
    api.on(restoreMailText, () => success(anAnswer({ version: 10 })));

    await press('Vrati tekst proizvoda');
    await waitFor(() => expect(announced).toEqual(['Vraćen je tekst proizvoda']));
    expect(screen.getByLabelText('Predmet')).toHaveProperty('value', 'Od proizvoda');
    await press(/^Vrati inačicu/);
    await waitFor(() => expect(announced).toContain('Inačica je vraćena'));

    expect(sent(resetMailText)).toEqual([{ params, body: { base: 7 } }]);
    expect(sent(restoreMailText)).toEqual([{ params, body: { version: 5, base: 9 } }]);
    await write('Predmet', 'Nespremljeno');
    expect(screen.getByRole('button', { name: /^Vrati inačicu/ })).toHaveProperty('disabled', true);
  });

  it('of a mail that there is not are no screen', async () => {
    open(anAnswer(), '/mail/texts/tajna/hr');

    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByLabelText('Predmet')).toBeNull();
  });
});

describe('the preview', () => {
  it('has no rights, and shows a real order when asked', async () => {
    const { sent } = open();
    const frame = await screen.findByTitle('Pregled');
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.getAttribute('srcdoc')).toBe('<p>Pregled</p>');

    fireEvent.change(await screen.findByLabelText('S podacima'), { target: { value: '3' } });
    await waitFor(() =>
      expect(sent(previewMailText).at(-1)).toEqual({
        params,
        body: { text: anAnswer().text, orderId: 3 },
      }),
    );
    await press('Samo tekst');
    expect(await screen.findByText('Samo tekst', { selector: 'pre' })).toBeTruthy();
  });

  it('says why there is none', async () => {
    const { api } = open();
    api.on(previewMailText, () => failure(400, 'X', { message: 'Ne postoji: {{broj}}.' }));

    expect((await screen.findByRole('alert')).textContent).toBe('Ne postoji: {{broj}}.');
  });

  it('is sent as it is typed', async () => {
    const { api, sent } = open();
    api.on(tryMailText, () => success({ way: 'smtp' as const, failure: null }));
    await write('Predmet', 'Novo');
    await write('Na adresu', 'ana@izlog.test');
    await press('Pošalji probnu poruku');

    await waitFor(() => expect(sent(tryMailText)).toHaveLength(1));
    expect(sent(tryMailText)).toEqual([
      { params, body: { text: { ...anAnswer().text, subject: 'Novo' }, to: 'ana@izlog.test' } },
    ]);
    expect(sent(tryMailSender)).toEqual([]);
  });
});

it('the list leads to each mail in each language, and says where the words are the shop’s own', async () => {
  const api = createFakeApi();
  api.on(listMailTexts, () =>
    success({ kinds: [{ kind: 'reset', to: 'customer', own: ['de'] }], locales: ['hr', 'de'] }),
  );
  renderAdmin(api, <TextsScreen />, '/mail/texts');

  const row = (await screen.findAllByRole('row'))[1];
  const links = within(row as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/mail/texts/reset/hr',
    '/mail/texts/reset/de',
  ]);
  expect(links[1]?.parentElement?.textContent).toContain('svoj tekst');
  expect(links[0]?.parentElement?.textContent).not.toContain('svoj tekst');
});
