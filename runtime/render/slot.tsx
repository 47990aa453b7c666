import { createContext, type ReactNode, useContext } from 'react';

import { EditContext } from '../edit/edit-context.ts';

export interface SlotProps {
  /** Name of the slot, as declared in the block's definition. */
  name: string;
}

/** Renders the children of a slot of the current node; provided by the renderer. */
export const SlotContext = createContext<(name: string) => ReactNode>(() => null);

/** Nodes of a slot, in order, without a wrapper. */
export function Slot(props: SlotProps) {
  const surface = useContext(EditContext);
  const render = useContext(SlotContext);
  return surface ? <surface.Slot {...props} /> : render(props.name);
}
