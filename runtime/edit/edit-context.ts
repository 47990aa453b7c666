import { type ComponentType, createContext, type Ref, useContext } from 'react';
import type { SlotProps } from '../render/slot.tsx';
import type { EditableLinkProps } from './editable-link.tsx';
import type { EditableMediaProps } from './editable-media.tsx';
import type { EditableRichTextProps } from './editable-rich-text.tsx';
import type { EditableTextProps } from './editable-text.tsx';

/**
 * What the editor puts in place of the editable primitives. In the shop the context is null and
 * the primitives are plain elements: no wrapper, no attribute.
 */
export interface EditSurface {
  Text: ComponentType<EditableTextProps>;
  RichText: ComponentType<EditableRichTextProps>;
  Media: ComponentType<EditableMediaProps>;
  Link: ComponentType<EditableLinkProps>;
  Slot: ComponentType<SlotProps>;
  /** Called by `BlockRoot` of the node with this key: the overlay's ref. */
  useRootRef(key: string): Ref<HTMLElement>;
}

export const EditContext = createContext<EditSurface | null>(null);

/** True below a block that an editor looks at as a visitor in a chosen state meets it. */
export const MetContext = createContext(false);

/**
 * Whether a block shows all its parts, also those that its visitor would not see now, so that they
 * can be edited. False in the shop, and while the editor looks at it in a chosen state.
 */
export function useShowsAllParts(): boolean {
  const isMet = useContext(MetContext);
  return useContext(EditContext) !== null && !isMet;
}
