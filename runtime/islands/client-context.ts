import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';

import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { CartState } from '../state/cart-store.ts';
import type { SessionState } from '../state/session-store.ts';
import type { ToastState } from '../state/toast-store.ts';
import type { WishesState } from '../state/wishes-store.ts';

/** What all islands of a page, the loader and the editor share. Made by a factory, one per page view. */
export interface ClientContextValue {
  api: ApiPort;
  cart: StoreApi<CartState>;
  session: StoreApi<SessionState>;
  toasts: StoreApi<ToastState>;
  wishes: StoreApi<WishesState>;
}

export const ClientContext = createContext<ClientContextValue | null>(null);

/** The shared client context; throws outside of an island. */
export function useClient(): ClientContextValue {
  const client = useContext(ClientContext);
  if (!client)
    throw new Error(
      'Izlog: useClient() outside of an island. Static blocks use forms with data-action.',
    );
  return client;
}
