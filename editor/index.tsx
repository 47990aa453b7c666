import '#kit/ui/theme.css';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { createRoot } from 'react-dom/client';
import type { Locale } from '#domain/locales.ts';
import type { BackOfficeUser, Login } from '#kit/back-office-context.ts';
import type { SendFiles } from '#kit/media/upload-context.ts';
import type { BlockIcons } from '#kit/ui/block-icon.tsx';
import { loadEditorTexts } from '#locales/editor-texts.ts';
import { walk } from '#runtime/content/tree.ts';
import { fetchRest, later } from '#runtime/later.ts';
import { loadBlocks } from '#runtime/later-blocks.tsx';
import type { Registry } from '#runtime/registry.ts';
import { openEditor } from '#schemas/api/content.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { createEditor } from './app/create-editor.ts';
import { EditorRoot } from './app/editor-root.tsx';
import { OpenFailed } from './app/shell/open-failed.tsx';
import type { OpenedPage } from './kernel/store/editor-store.ts';
import { createBrowserCopyStore } from './kernel/store/saving/browser-copy.ts';
import { browserTimer } from './kernel/store/saving/browser-timer.ts';
import { keepUiSettings, readUiSettings } from './kernel/store/view/ui-settings.ts';
import type { Thumbnails } from './surfaces/palette/thumbnail.tsx';
import type { ShopIcons } from './surfaces/panel/controls/shop-icon.tsx';

/** What the editor needs of the page that it is opened on. */
export interface EditorOptions {
  /** Element that the editor fills; it takes the whole window. */
  root: HTMLElement;
  registry: Registry;
  api: ApiPort;
  /** Language of the page, and of the editor until the user chooses another. */
  locale: Locale;
  /** Path of the page in the shop. */
  path: string;
  /** Nonce of the document's CSP. */
  nonce: string;
  user: BackOfficeUser;
  /** Logs in again after the session ran out. */
  login: Login;
  /** Sends files to the media library, with progress. */
  upload: SendFiles;
  /** Drawings of the shop's icons by name, for fields that choose one. */
  icons: ShopIcons;
  /** Drawings of the icons that blocks name. */
  blockIcons: BlockIcons;
  /** Fetches the addresses of pictures of blocks. */
  thumbnails(): Promise<Thumbnails>;
}

/** What the user may want next is fetched with the first sign of what that is. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Opens the editor on a page. */
export async function mountEditor(options: EditorOptions): Promise<void> {
  const { root, registry, api, locale, path, nonce, user, login, upload, icons, blockIcons } =
    options;
  const thumbnails = later(options.thumbnails);
  const react = createRoot(root);
  const [answer] = await Promise.all([
    api.call(openEditor, { query: { path, locale } }),
    loadEditorTexts(locale),
    loadEditorTexts(readUiSettings().locale ?? locale),
  ]);
  if (answer.errored) {
    react.render(<OpenFailed locale={locale} failure={answer} path={path} />);
    return;
  }
  await loadBlocks(blockTypes(answer.data));
  const editor = await createEditor({
    opened: answer.data,
    registry,
    api,
    user,
    login,
    path,
    reopen: () => location.reload(),
    locale,
    loadTexts: loadEditorTexts,
    timer: browserTimer,
    copies: createBrowserCopyStore(),
  });
  keepUiSettings(editor.store);
  fetchRestLater();
  react.render(
    <CSPProvider nonce={nonce}>
      <EditorRoot
        base={editor}
        upload={upload}
        icons={icons}
        blockIcons={blockIcons}
        thumbnails={thumbnails}
      />
    </CSPProvider>,
  );
}

/** Types of all nodes of the page, of what is around it, and of its masters. */
function blockTypes({ page, statics, masters }: OpenedPage): Set<string> {
  const elements = [page, ...statics, ...masters];
  return new Set(elements.flatMap((element) => [...walk(element)].map(({ node }) => node.block)));
}

function fetchRestLater(): void {
  const signs = new AbortController();
  const fetch = () => {
    signs.abort();
    void fetchRest();
  };
  for (const sign of SIGNS) window.addEventListener(sign, fetch, { signal: signs.signal });
}
