import { createContext, useContext } from 'react';

/** Element that dialogs, menus and tooltips are put into, so that they have the editor's theme. */
export const PortalRootContext = createContext<HTMLElement | null>(null);

/** Container for the portals of Base UI; undefined (the body) outside of the shell, e.g. in tests. */
export function usePortalRoot(): HTMLElement | undefined {
  return useContext(PortalRootContext) ?? undefined;
}
