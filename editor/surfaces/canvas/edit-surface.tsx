import { type Ref, useCallback, useContext } from 'react';

import type { EditSurface } from '#runtime/edit/edit-context.ts';
import { SlotContext, type SlotProps } from '#runtime/render/slot.tsx';
import { CanvasKeyContext } from '../../kernel/canvas-contexts.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { useCanvasNode } from '../../kernel/store/selectors.ts';
import { InlineLink } from '../inline/inline-link.tsx';
import { InlineMedia } from '../inline/inline-media.tsx';
import { InlineRichText } from '../inline/inline-rich-text.tsx';
import { InlineText } from '../inline/inline-text.tsx';
import { EmptySlot } from './empty-places.tsx';

/** What the editor puts in place of the editable primitives of the shop. */
export const editSurface: EditSurface = {
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
