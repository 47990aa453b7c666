import { type ReactNode, type Ref, useCallback, useContext, useMemo, useState } from 'react';
import { lazyPart } from '#kit/ui/lazy-part.tsx';
import { EditContext, type EditSurface } from '#runtime/edit/edit-context.ts';
import { collectTexts } from '#runtime/i18n/catalogue.ts';
import { createSmallTranslate } from '#runtime/i18n/small-translate.ts';
import { ClientContext, type ClientContextValue } from '#runtime/islands/client-context.ts';
import { PageContext, type PageContextValue } from '#runtime/render/page-context.ts';
import { SlotContext, type SlotProps } from '#runtime/render/slot.tsx';
import { createCartStore } from '#runtime/state/cart-store.ts';
import { createSessionStore } from '#runtime/state/session-store.ts';
import { createToastStore } from '#runtime/state/toast-store.ts';
import { createWishesStore } from '#runtime/state/wishes-store.ts';
import { CanvasKeyContext } from '../../kernel/canvas-contexts.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { browserTimer } from '../../kernel/store/saving/browser-timer.ts';
import { useCanvasNode, useEditorState, useUi } from '../../kernel/store/selectors.ts';
import { InlineLink } from '../inline/inline-link.tsx';
import { InlineMedia } from '../inline/inline-media.tsx';
import { InlineRichText } from '../inline/inline-rich-text.tsx';
import { InlineText } from '../inline/inline-text.tsx';
import { createBlockDataCache } from './block-data.ts';
import { EmptySlot } from './empty-places.tsx';
import { BlockDataContext } from './use-block-data.ts';

const VisitorShown = lazyPart(
  async () => (await import('../states/visitor-shown.tsx')).VisitorShown,
);

/** Everything that blocks expect around them, with the editor's surface in place of the shop's. */
export function CanvasProviders({ children }: { children: ReactNode }) {
  const { api, path } = useEditor();
  const [data] = useState(() => createBlockDataCache({ api, path, timer: browserTimer }));
  const isMet = Object.keys(useUi('met')).length > 0;
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
          {isMet && <VisitorShown />}
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

/** What the editor puts in place of the editable primitives of the shop. */
const editSurface: EditSurface = {
  Text: InlineText,
  RichText: InlineRichText,
  Media: InlineMedia,
  Link: InlineLink,
  Slot: CanvasSlotView,
  useRootRef,
};

function useRootRef(): Ref<HTMLElement> {
  const { elements } = useCanvasParts();
  const key = useContext(CanvasKeyContext);
  return useCallback(
    (element: HTMLElement | null) =>
      element && key !== null ? elements.attach(key, element) : undefined,
    [elements, key],
  );
}

/** The nodes of a slot; an empty one shows where nodes can be dropped. */
function CanvasSlotView({ name }: SlotProps) {
  const key = useContext(CanvasKeyContext);
  const node = useCanvasNode(key);
  const render = useContext(SlotContext);
  const isEmpty = node?.slots[name]?.keys.length === 0;
  return node && isEmpty ? <EmptySlot node={node} slot={name} /> : render(name);
}
