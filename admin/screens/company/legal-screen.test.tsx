import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LEGAL_KINDS, type LegalKind } from '#domain/company/legal.ts';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import { publishElement } from '#schemas/api/content.ts';
import {
  adminCreateLegalPage,
  adminLegalPages,
  adminReadLegalPage,
  type LegalPage,
} from '#schemas/api/legal.ts';
import { LegalScreen } from '../legal-screen.tsx';

afterEach(cleanup);

const aPage = (facts: Partial<LegalPage> = {}): LegalPage => ({
  id: 7,
  title: 'Uvjeti kupnje',
  slug: 'uvjeti-kupnje',
  status: 'draft',
  hasChanges: false,
  isGenerated: true,
  isRead: false,
  ...facts,
});

const stateOf = (pages: Partial<Record<LegalKind, LegalPage[]>>, missing: string[] = []) => ({
  kinds: LEGAL_KINDS.map((kind) => ({
    kind,
    missing: kind === 'returns' ? missing : [],
    pages: pages[kind] ?? [],
  })),
});

function open(pages: Partial<Record<LegalKind, LegalPage[]>> = {}, missing: string[] = []) {
  const api = createFakeApi();
  api.on(adminLegalPages, () => success(stateOf(pages, missing)));
  api.on(adminCreateLegalPage, () =>
    success({ id: 8, slug: 'uvjeti-kupnje', state: stateOf({ terms: [aPage({ id: 8 })] }) }),
  );
  const { announced } = renderAdmin(api, <LegalScreen />, '/', '*');
  const sent = (key: string) =>
    api.calls.filter((call) => call.key === key).map(({ input }) => input);
  return { api, announced, sent };
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);

describe('legal pages', () => {
  it('are five, each with the way to a draft', async () => {
    const { sent, announced } = open();
    expect((await screen.findAllByText('Još je nema.')).length).toBe(5);
    expect(screen.getByText(/neka ih pročita odvjetnik/)).toBeTruthy();
    await press('Izradi nacrt: Uvjeti kupnje');

    await waitFor(() => expect(announced).toContain('Nacrt je izrađen: Uvjeti kupnje'));
    expect(sent(adminCreateLegalPage.key)).toEqual([
      { params: { kind: 'terms' }, body: { again: false } },
    ]);
    const terms = await card('Uvjeti kupnje');
    expect(terms.getByText('Treba pročitati odvjetnik')).toBeTruthy();
    expect(terms.getByRole('link', { name: 'Uredi: Uvjeti kupnje' }).getAttribute('href')).toBe(
      '/uvjeti-kupnje?editPage=true',
    );
  });

  it('are made again only after a question', async () => {
    const { sent } = open({ terms: [aPage()] });
    await press('Izradi još jedan nacrt: Uvjeti kupnje');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/ostaje kakva jest/)).toBeTruthy();
    expect(sent(adminCreateLegalPage.key)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Izradi još jedan nacrt' }));

    await waitFor(() =>
      expect(sent(adminCreateLegalPage.key)).toEqual([
        { params: { kind: 'terms' }, body: { again: true } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are published here, or say where their faults are told', async () => {
    const { api, sent, announced } = open({ terms: [aPage()] });
    api.on(publishElement, () => failure(400, 'VALIDATION_FAILED'));
    await press('Objavi: Uvjeti kupnje');
    expect((await screen.findByRole('alert')).textContent).toContain('Otvorite je u uređivaču');

    api.on(publishElement, () => success({} as never));
    api.on(adminLegalPages, () => success(stateOf({ terms: [aPage({ status: 'published' })] })));
    await press('Objavi: Uvjeti kupnje');
    await waitFor(() => expect(announced).toContain('Objavljeno: Uvjeti kupnje'));
    expect(sent(publishElement.key).at(-1)).toEqual({ params: { id: 7 }, body: {} });
    expect(screen.queryByRole('button', { name: 'Objavi: Uvjeti kupnje' })).toBeNull();
  });

  it('are noted as read by a lawyer', async () => {
    const { api, sent } = open({ terms: [aPage()] });
    api.on(adminReadLegalPage, () => success(stateOf({ terms: [aPage({ isRead: true })] })));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Odvjetnik je pročitao' }));

    await waitFor(() => expect(screen.queryByText('Treba pročitati odvjetnik')).toBeNull());
    expect(sent(adminReadLegalPage.key)).toEqual([{ params: { id: 7 }, body: { isRead: true } }]);
  });

  it('of the owner are named so, and nobody asks for a lawyer', async () => {
    open({ terms: [aPage({ isGenerated: false, status: 'published' })] });
    const terms = await card('Uvjeti kupnje');

    expect(terms.getByText('Vlastita stranica')).toBeTruthy();
    expect(terms.queryByRole('checkbox')).toBeNull();
  });

  it('tell what the company data lacks', async () => {
    open({}, ['company.phone', 'company.address']);

    expect(await screen.findByText(/nedostaje: Telefon, Sjedište\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dopuni podatke o tvrtki' }).getAttribute('href')).toBe(
      '/company',
    );
  });
});
