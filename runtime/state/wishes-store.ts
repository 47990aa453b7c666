import { createStore } from 'zustand/vanilla';

/** Products on the wishlist of who is logged in; null while nobody knows them, and for guests. */
export interface WishesState {
  ids: readonly number[] | null;
}

/** A wishlist store; one per page view. */
export function createWishesStore() {
  return createStore<WishesState>(() => ({ ids: null }));
}
