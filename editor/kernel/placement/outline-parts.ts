import { createContext, useContext } from 'react';

import type { OutlineParts } from './drag-session.ts';

export const OutlinePartsContext = createContext<OutlineParts | null>(null);

/** The DOM of the outline, shared with drag and drop. */
export function useOutlineParts(): OutlineParts {
  const parts = useContext(OutlinePartsContext);
  if (!parts) {
    throw new Error(
      'Izlog: useOutlineParts() outside of the editor. Wrap the tree in <OutlinePartsContext>.',
    );
  }
  return parts;
}
