import { createEditorTexts } from '#kit/editor-texts.ts';
import { loadEditorTexts, loadLaterTexts } from '#locales/editor-texts.ts';
import type { Registry } from '#runtime/registry.ts';
import { createEditor, type EditorBase } from '../app/create-editor.ts';
import type { EditorContextValue } from '../kernel/editor-context.ts';
import type { OpenedPage } from '../kernel/store/editor-store.ts';
import type { LocalCopy } from '../kernel/store/saving/local-copy.ts';
import { createFakeApi, type FakeApi } from './fake-api.ts';
import { createFakeTimer, type FakeTimer } from './fake-timer.ts';
import { toyRegistry } from './toy-blocks.tsx';

/** An editor with its far sides faked: the server, the clock, the browser's storage. */
export interface TestEditor {
  editor: EditorContextValue;
  base: EditorBase;
  api: FakeApi;
  timer: FakeTimer;
  copies: Map<string, LocalCopy>;
}

/** Opens an editor on a page; `copies` carries what an earlier one kept in the browser. */
export async function anEditor(
  opened: OpenedPage,
  copies: Map<string, LocalCopy> = new Map(),
  registry: Registry = toyRegistry(),
): Promise<TestEditor> {
  await loadEditorTexts('hr');
  await loadLaterTexts();
  const api = createFakeApi();
  const timer = createFakeTimer();
  const base = await createEditor({
    opened,
    registry,
    api,
    user: {
      id: 1,
      email: 'urednik@izlog.test',
      scope: 'backoffice',
      isBackofficeUser: true,
      memberCardBarcode: '',
      details: { firstName: 'Ana', lastName: 'Horvat' },
      company: { name: '' },
      addresses: [],
      adminLanguage: 'hr',
    },
    login: () => Promise.resolve('ok'),
    path: '/naslovnica',
    reopen: () => undefined,
    locale: 'hr',
    loadTexts: loadEditorTexts,
    timer,
    copies: {
      load: (page) => Promise.resolve(structuredClone(copies.get(page)) ?? null),
      save(page, copy) {
        copies.set(page, structuredClone(copy));
        return Promise.resolve();
      },
    },
  });
  return { editor: { ...base, t: createEditorTexts('hr') }, base, api, timer, copies };
}
