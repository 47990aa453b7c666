import { type ReactNode, useMemo, useState } from 'react';

import { EditContext } from '#runtime/edit/edit-context.ts';
import { collectTexts } from '#runtime/i18n/catalogue.ts';
import { createSmallTranslate } from '#runtime/i18n/small-translate.ts';
import { ClientContext, type ClientContextValue } from '#runtime/islands/client-context.ts';
import { PageContext, type PageContextValue } from '#runtime/render/page-context.ts';
import { createCartStore } from '#runtime/state/cart-store.ts';
import { createSessionStore } from '#runtime/state/session-store.ts';
import { createToastStore } from '#runtime/state/toast-store.ts';
import { createWishesStore } from '#runtime/state/wishes-store.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { browserTimer } from '../../kernel/store/saving/browser-timer.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { createBlockDataCache } from './block-data.ts';
import { editSurface } from './edit-surface.tsx';
import { BlockDataContext } from './use-block-data.ts';

/** Everything that blocks expect around them, with the editor's surface in place of the shop's. */
export function CanvasProviders({ children }: { children: ReactNode }) {
  const { api, path } = useEditor();
  const [data] = useState(() => createBlockDataCache({ api, path, timer: browserTimer }));
  const [client] = useState<ClientContextValue>(() => ({
    api,
    cart: createCartStore(),
    session: createSessionStore(),
    toasts: createToastStore(),
    wishes: createWishesStore(),
  }));
  return (
    <PageContext value={usePageValue()}>
      <ClientContext value={client}>
        <BlockDataContext value={data}>
          <EditContext value={editSurface}>{children}</EditContext>
        </BlockDataContext>
      </ClientContext>
    </PageContext>
  );
}

function usePageValue(): PageContextValue {
  const { registry, path } = useEditor();
  const locale = useEditorState((state) => state.scope.locale);
  const media = useEditorState((state) => state.media);
  return useMemo(
    () => ({
      locale,
      path,
      t: createSmallTranslate(locale, collectTexts(locale, registry.all())),
      media: (id) => media[id],
      mobileView: false,
    }),
    [registry, path, locale, media],
  );
}
