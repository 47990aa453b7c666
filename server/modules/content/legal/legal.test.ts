import { beforeEach, describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { LEGAL_KINDS, type LegalKind, legalSections } from '#domain/company/legal.ts';
import { LOCALES } from '#domain/locales.ts';
import { legalTexts } from '#locales/server-texts.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { createRegistry } from '#runtime/registry.ts';
import type { LegalState } from '#schemas/api/legal.ts';
import type { Element } from '#schemas/content/element.ts';
import type { PagePorts } from '#schemas/site-entry.ts';
import { dataOf } from '#tests/support/buyer.ts';
import { aPage, createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { addSecondSite, SECOND_SITE } from '#tests/support/second-site.ts';
import {
  createTestApp,
  fakeEntry,
  type TestApp,
  type TestSettings,
} from '#tests/support/test-app.ts';

/** Shows the page that is at a path as the text of its content. */
const SETTINGS: TestSettings = {
  entry: {
    ...fakeEntry,
    content: createContentRules(createRegistry(allBlocks)),
    handle: async (request, ports: PagePorts) => ({
      ...(await fakeEntry.handle(request, ports)),
      html: JSON.stringify(await ports.decide(request.path)),
    }),
  },
};

const SELLER = {
  form: 'doo',
  name: 'Lavanda d.o.o.',
  street: 'Ulica 1',
  place: '20260 Korčula',
  country: 'HR',
  email: 'iva@lavanda.test',
};

let test: TestApp;
let editor: EditorClient;
beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  editor = await createEditor(test);
});

const list = async () => dataOf<LegalState>(await editor.send('GET', '/admin/legal')).kinds;
const kindOf = async (kind: LegalKind) => (await list()).find((one) => one.kind === kind);
const create = (kind: string, body: object = {}) =>
  editor.send('POST', `/admin/legal/${kind}`, body);
const created = async (kind: string, body?: object) =>
  dataOf<{ id: number; slug: string }>(await create(kind, body));
const shown = async (path: string) =>
  (await test.app.inject({ url: path, headers: { host: 'localhost' } })).body;

describe('the texts', () => {
  const places = LEGAL_KINDS.flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const));

  it.each(places)('of %s in %s name only facts that there are', async (kind, locale) => {
    const { site, store } = await test.services.directory.contextOf(1);
    const { facts } = await test.services.placeholders.book({ site, store, locale });
    const named = legalTexts(locale)
      [kind].text.join(' ')
      .matchAll(/\{([^}]*)\}/g);

    for (const [, name = ''] of named) expect(Object.keys(facts)).toContain(name);
  });

  it('are made of headings, paragraphs, lists and sections', () => {
    expect(legalSections(['# A', 'b', '- c', '- d', '---', 'e', '- f'])).toEqual([
      [
        { type: 'heading', text: 'A' },
        { type: 'paragraph', text: 'b' },
        { type: 'list', items: ['c', 'd'] },
      ],
      [
        { type: 'paragraph', text: 'e' },
        { type: 'list', items: ['f'] },
      ],
    ]);
  });
});

/** Buyers have to accept this one text. */
async function acceptedAtCheckout({ services }: TestApp, text: string) {
  const { consentEditing } = services;
  const place = await services.directory.contextOf(1);
  const uniqueNumber = `privola-${text.length}`;
  const { id } = await consentEditing.create(place, { uniqueNumber, displayNames: { hr: text } });
  await consentEditing.assign(
    { siteId: 1, accountId: null },
    {
      assigned_to: 'checkoutForm',
      consents: [id],
      requiredConsents: [id],
    },
  );
}

describe('legal pages', () => {
  it.each(LEGAL_KINDS)(
    'are drafted as %s in every language, which the rules of blocks take',
    async (kind) => {
      const { id, slug } = await created(kind);

      const draft = await editor.draft(id);
      expect(draft).toMatchObject({ type: 'page', slug, status: 'draft', language_code: 'hr' });
      expect(Object.keys(draft.tr).sort()).toEqual(['de', 'en']);
      const { parts, title } = { parts: draft.parts, title: draft.meta?.['title'] };
      expect(title).toBe(legalTexts('hr')[kind].title);
      for (const texts of Object.values(draft.tr)) {
        const untranslated = parts.filter(
          (node) => node.block !== 'company-details' && !texts[node.id],
        );
        expect(untranslated).toEqual([]);
      }
      expect((await kindOf(kind))?.pages).toEqual([
        { id, slug, title, status: 'draft', hasChanges: false, isGenerated: true, isRead: false },
      ]);
      expect((await editor.publish(id)).statusCode).toBe(200);
      expect((await kindOf(kind))?.pages[0]?.status).toBe('published');
    },
  );

  it('say who sells; a later change of it reaches them', async () => {
    await test.services.site.saveOption(1, 'Seller', SELLER);
    const { id, slug } = await created('returns');
    await editor.publish(id);

    expect(await shown(`/${slug}`)).toContain(
      'Lavanda d.o.o., Ulica 1, 20260 Korčula, iva@lavanda.test',
    );
    await test.services.site.saveOption(1, 'Seller', { ...SELLER, name: 'Smilje d.o.o.' });
    const after = await shown(`/${slug}`);
    expect(after).toContain('Smilje d.o.o., Ulica 1');
    expect(after).not.toContain('Lavanda');
    expect(after).toContain('telefon —');
    expect(JSON.stringify(await editor.draft(id))).toContain('{company.name}');
  });

  it('that shoppers can read count for the set-up', async () => {
    const notes = async () => {
      const ctx = await test.services.directory.contextOf(1);
      const { steps } = await test.services.opening.state(ctx);
      return steps.find(({ step }) => step === 'legal')?.notes;
    };
    await acceptedAtCheckout(test, '<a href="/uvjeti-kupnje">Uvjeti</a>');
    const pages = [];
    for (const kind of LEGAL_KINDS) pages.push(await created(kind));
    expect(await notes()).toEqual(['noLegalPages']);

    const [first, ...others] = pages;
    await editor.publish(first?.id ?? 0);
    expect(await notes()).toEqual(['fewLegalPages']);
    for (const { id } of others) await editor.publish(id);
    expect(await notes()).toEqual([]);
  });

  it('are to be accepted by buyers, who can read them first', async () => {
    const notes = async () => {
      const ctx = await test.services.directory.contextOf(1);
      const { steps } = await test.services.opening.state(ctx);
      const legal = steps.find(({ step }) => step === 'legal');
      return [legal?.isDone, ...(legal?.notes ?? [])];
    };
    for (const kind of LEGAL_KINDS) await editor.publish((await created(kind)).id);
    expect(await notes()).toEqual([false, 'noTermsConsent']);

    await acceptedAtCheckout(test, '<a href="/nekamo">Uvjeti</a>');
    expect(await notes()).toEqual([true, 'termsUnlinked']);

    await acceptedAtCheckout(test, '<a href="/uvjeti-kupnje">Uvjeti</a>');
    expect(await notes()).toEqual([true]);
  });

  it('tell which facts they lack', async () => {
    expect((await kindOf('returns'))?.missing).toEqual([
      'company.address',
      'company.phone',
      'company.email',
      'company.returns',
    ]);
    await test.services.site.saveOption(1, 'Seller', { ...SELLER, phone: '021' });
    expect((await kindOf('returns'))?.missing).toEqual([]);
    expect((await kindOf('privacy'))?.missing).toEqual(['company.oib']);
  });

  it('are made again only when that is said, and never in the place of another', async () => {
    const first = await created('terms');
    const before = await editor.draft(first.id);

    const refused = await create('terms');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error.code).toBe('LEGAL_PAGE_EXISTS');
    const second = await created('terms', { again: true });

    expect(second.slug).toBe(`${first.slug}-2`);
    expect(await editor.draft(first.id)).toEqual(before);
    expect((await kindOf('terms'))?.pages.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('that the owner wrote count by their address', async () => {
    const own = await editor.create(
      aPage({
        slug: 'uvjeti-kupnje',
        parts: [{ id: 'naslov', block: 'heading', v: 1, role: 'own', meta: { text: 'Uvjeti' } }],
      }),
    );

    expect((await kindOf('terms'))?.pages).toMatchObject([{ id: own.id, isGenerated: false }]);
    expect((await create('terms')).statusCode).toBe(409);
    expect((await created('terms', { again: true })).slug).toBe('uvjeti-kupnje-2');
  });

  it('are noted as read by a lawyer, which shoppers do not see', async () => {
    const { id } = await created('cookies');
    const read = (isRead: boolean, of = id) =>
      editor.send('PUT', `/admin/legal/page/${of}`, { isRead });

    expect((await read(true)).statusCode).toBe(200);
    expect((await kindOf('cookies'))?.pages[0]?.isRead).toBe(true);
    await read(false);
    expect((await kindOf('cookies'))?.pages[0]?.isRead).toBe(false);
    expect((await read(true, 9999)).statusCode).toBe(404);
    const element: Element = await editor.draft(id);
    expect(JSON.stringify(element)).not.toMatch(/odvjetnik|isRead/);
  });

  it('are those of one site, and go with their page', async () => {
    await addSecondSite(test);
    const { id } = await created('terms');
    const ofSecond = await test.services.directory.contextOf(SECOND_SITE);

    const { kinds } = await test.services.legal.state(ofSecond);
    expect(kinds.every(({ pages }) => pages.length === 0)).toBe(true);
    await expect(test.services.legal.setRead(ofSecond, id, true)).rejects.toThrow();
    await editor.send('DELETE', `/page/delete/${id}`);
    expect((await kindOf('terms'))?.pages).toEqual([]);
  });

  it('have known kinds', async () => {
    expect((await create('imprint')).statusCode).toBe(400);
    expect((await create('terms', { again: 'da' })).statusCode).toBe(400);
  });
});
