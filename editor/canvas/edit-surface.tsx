import { type Ref, useCallback, useContext } from 'react';

import { EditContext, type EditSurface } from '#runtime/edit/edit-context.ts';
import { EditableLink, type EditableLinkProps } from '#runtime/edit/editable-link.tsx';
import { EditableMedia, type EditableMediaProps } from '#runtime/edit/editable-media.tsx';
import { EditableRichText, type EditableRichTextProps } from '#runtime/edit/editable-rich-text.tsx';
import { EditableText, type EditableTextProps } from '#runtime/edit/editable-text.tsx';
import { SlotContext, type SlotProps } from '#runtime/render/slot.tsx';
import { useCanvasNode } from '../store/selectors.ts';
import { CanvasKeyContext } from './canvas-contexts.ts';
import { useCanvasParts } from './canvas-parts.ts';
import { EmptySlot } from './empty-places.tsx';

/** What the editor puts in place of the editable primitives of the shop. */
export const editSurface: EditSurface = {
  Text: CanvasText,
  RichText: CanvasRichText,
  Media: CanvasMedia,
  Link: CanvasLink,
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

function CanvasText(props: EditableTextProps) {
  return (
    <EditContext value={null}>
      <EditableText {...props} />
    </EditContext>
  );
}

function CanvasRichText(props: EditableRichTextProps) {
  return (
    <EditContext value={null}>
      <EditableRichText {...props} />
    </EditContext>
  );
}

function CanvasMedia(props: EditableMediaProps) {
  return (
    <EditContext value={null}>
      <EditableMedia {...props} />
    </EditContext>
  );
}

function CanvasLink({ children, ...props }: EditableLinkProps) {
  return (
    <EditContext value={null}>
      <EditableLink {...props}>{children}</EditableLink>
    </EditContext>
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
