import type { Locale } from '#domain/locales.ts';
import type { BackOfficeUser, Login } from '#kit/back-office-context.ts';
import type { Registry } from '#runtime/registry.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { EditorContextValue } from '../kernel/editor-context.ts';
import { createEditorStore, type OpenedPage } from '../kernel/store/editor-store.ts';
import { createFactShelf } from '../kernel/store/fields/facts.ts';
import { keepThemeShown } from '../kernel/store/look/theme-shown.ts';
import { keepMediaLoaded } from '../kernel/store/media-loader.ts';
import { createComposer } from '../kernel/store/nodes/compose-canvas.ts';
import { createNodeFeed } from '../kernel/store/nodes/node-feed.ts';
import { createPartFeed } from '../kernel/store/nodes/part-feed.ts';
import { createHistory } from '../kernel/store/run.ts';
import { createAutosave, type Timer } from '../kernel/store/saving/autosave.ts';
import {
  type LocalCopyStore,
  localCopyOf,
  restoreLocalCopy,
} from '../kernel/store/saving/local-copy.ts';
import { announce } from '../kernel/store/ui.ts';

export interface EditorDeps {
  opened: OpenedPage;
  registry: Registry;
  api: ApiPort;
  user: BackOfficeUser;
  login: Login;
  path: string;
  reopen(): void;
  locale: Locale;
  loadTexts(locale: Locale): Promise<void>;
  timer: Timer;
  copies: LocalCopyStore;
}

/** Pause after a change before the copy in the browser is renewed. */
const COPY_MS = 250;

/** The editor without its texts, which follow the language that the user chooses. */
export type EditorBase = Omit<EditorContextValue, 't'>;

/** Builds the editor of one page and brings back what a crash or a reload left unsaved. */
export async function createEditor(deps: EditorDeps): Promise<EditorBase> {
  const { opened, registry, api, user, login, path, reopen, locale, loadTexts, timer, copies } =
    deps;
  const store = createEditorStore(opened, locale);
  const page = `element-${opened.page.id}`;
  const copy = await copies.load(page);
  const restored = copy ? restoreLocalCopy(store, copy) : 0;
  const composition = createComposer(registry);
  const autosave = createAutosave({ store, api, timer });
  const history = createHistory(
    store,
    () => timer.now(),
    () => autosave.schedule(),
  );
  keepCopies(() => copies.save(page, localCopyOf(store.getState())), store, timer);
  keepMediaLoaded({ store, api, registry, timer });
  await keepThemeShown(store, api);
  if (restored > 0) autosave.schedule();
  return {
    store,
    registry,
    api,
    history,
    autosave,
    composition,
    nodes: createNodeFeed(store, composition),
    parts: createPartFeed(store),
    facts: createFactShelf(api),
    user,
    login,
    path,
    reopen,
    loadTexts,
    announce: (sentence) => announce(store, sentence),
  };
}

function keepCopies(
  write: () => Promise<void>,
  store: EditorContextValue['store'],
  timer: Timer,
): void {
  let waiting = false;
  store.subscribe((state, before) => {
    if (waiting || (state.save === before.save && state.history === before.history)) return;
    waiting = true;
    timer.after(COPY_MS, () => {
      waiting = false;
      void write();
    });
  });
}
