import { browser, createApiClient } from '#runtime/http/api-client.ts';
import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import { createCartStore } from '#runtime/state/cart-store.ts';
import { createSessionStore } from '#runtime/state/session-store.ts';
import { createToastStore } from '#runtime/state/toast-store.ts';
import { createWishesStore } from '#runtime/state/wishes-store.ts';
import type { LoaderTools } from './loader-tools.ts';
import type { PageData } from './page/page-data.ts';

/** Makes what the loader and all islands of a page share. */
export function createClient(data: PageData, { hasCookie }: LoaderTools): ClientContextValue {
  const session = createSessionStore();
  const wishes = createWishesStore();
  const endSession = () => {
    session.setState({ status: 'guest', user: null });
    wishes.setState({ ids: null });
  };
  return {
    api: createApiClient(data.api, {
      ...browser,
      hasSession: () => session.getState().status !== 'guest' && hasCookie('izlog_session'),
      onSessionEnd: endSession,
    }),
    cart: createCartStore(),
    session,
    toasts: createToastStore(),
    wishes,
  };
}
