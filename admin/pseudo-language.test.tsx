import { cleanup, render, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { EUROS } from '#schemas/api/site.ts';
import { pseudoTexts, untranslated, wordsOfContent } from '#tests/support/pseudo-language.ts';

/** The back office with its texts in the pseudo-language: modules that read texts are loaded again. */
async function loadBackOffice() {
  vi.resetModules();
  vi.doMock(import('#locales/back-office-texts.ts'), async (importOriginal) => {
    const original = await importOriginal();
    await original.loadBackOfficeTexts('hr');
    return {
      ...original,
      backOfficeTexts: (locale) => pseudoTexts(original.backOfficeTexts(locale)),
    };
  });
  vi.doMock(import('#locales/editor-texts.ts'), async (importOriginal) => {
    const original = await importOriginal();
    return { ...original, editorTexts: (locale) => pseudoTexts(original.editorTexts(locale)) };
  });
  vi.doMock(import('#locales/bin-texts.ts'), async (importOriginal) => {
    const original = await importOriginal();
    return { ...original, binTexts: (locale) => pseudoTexts(original.binTexts(locale)) };
  });
  vi.doMock(import('#locales/mail-panel-texts.ts'), async (importOriginal) => {
    const original = await importOriginal();
    return {
      ...original,
      mailPanelTexts: (locale) => pseudoTexts(original.mailPanelTexts(locale)),
    };
  });
  const { AdminRoot } = await import('./admin-root.tsx');
  const { createAdminRouter } = await import('./routes.tsx');
  const { createFakeApi, failure } = await import('#editor/testing/fake-api.ts');
  const { anEditor } = await import('#editor/testing/an-editor.ts');
  const { aHeading, opened } = await import('#editor/testing/toy-elements.ts');
  const { fillGaps, renderEditor } = await import('#editor/testing/render-editor.tsx');
  return {
    ...{ AdminRoot, createAdminRouter, createFakeApi, failure },
    ...{ anEditor, aHeading, opened, fillGaps, renderEditor },
  };
}

let office: Awaited<ReturnType<typeof loadBackOffice>>;
beforeAll(async () => {
  window.scrollTo = () => undefined;
  office = await loadBackOffice();
}, 120_000);
afterEach(cleanup);
afterAll(() => {
  vi.doUnmock('#locales/back-office-texts.ts');
  vi.doUnmock('#locales/editor-texts.ts');
  vi.doUnmock('#locales/bin-texts.ts');
  vi.doUnmock('#locales/mail-panel-texts.ts');
  vi.resetModules();
  history.replaceState(null, '', '/');
});

/** Names, a unit, a language and the user's initials. */
const NAMES = [
  'px',
  'hr',
  'AH',
  'Izlog',
  'Hrvatski',
  'English',
  'Deutsch',
  'HR',
  'EN',
  'DE',
  'Ctrl',
  'Shift',
  'Alt',
];
const content = (...more: unknown[]) => wordsOfContent(NAMES, ...more);
const PATHS = [
  ...['', 'pages', 'templates', 'menus', 'media', 'comments', 'consent', 'cache', 'redirects'],
  ...[
    'mail',
    'mail/sender',
    'mail/texts',
    'mail/texts/order/hr',
    'settings',
    'nema-me',
    'orders',
    'products',
    'categories',
    'tags',
    'coupons',
    'users',
  ],
  ...[
    'products/new',
    'categories/new',
    'coupons/new',
    'users/new',
    'menus/glavni',
    'consent/kontakt',
  ],
];

describe('the screen of the panel', () => {
  it.each(PATHS)('/admin/%s says nothing that is not translated', async (path) => {
    const { AdminRoot, createAdminRouter, createFakeApi, failure, fillGaps } = office;
    fillGaps();
    history.replaceState(null, '', `/admin/${path}`);
    render(
      <AdminRoot
        api={createFakeApi()}
        locale="hr"
        currency={EUROS}
        loadTexts={async () => undefined}
        user={{
          ...{ id: 1, email: 'ana@izlog.test', scope: 'backoffice', isBackofficeUser: true },
          ...{ memberCardBarcode: '', details: { firstName: 'Ana', lastName: 'Horvat' } },
          ...{ company: { name: '' }, addresses: [], adminLanguage: 'hr' },
        }}
        login={async () => 'ok'}
        logout={async () => undefined}
        upload={async () => failure(0)}
        sendTo={vi.fn()}
        firstSection={vi.fn()}
        router={createAdminRouter(location.pathname)}
      />,
    );
    await waitFor(() => expect(document.querySelector('h1, h2')).not.toBeNull());

    const html = document.body.innerHTML;
    expect(html).toContain('[');
    expect(untranslated(html, content('ana@izlog.test Ana Horvat failed with 404', path))).toEqual(
      [],
    );
  });
});

it('the editor’s frame says nothing that is not translated', async () => {
  const { anEditor, aHeading, opened, renderEditor } = office;
  const page = opened([aHeading('a', 'Prvi')]);
  const test = await anEditor(page);
  const { createEditorTexts } = await import('#kit/editor-texts.ts');
  expect(createEditorTexts('hr')('topbar.label')).toContain('[');
  await renderEditor(test);

  const blocks = test.editor.registry.all().map(({ texts }) => texts('hr'));
  expect(untranslated(document.body.innerHTML, content(page, blocks))).toEqual([]);
});
