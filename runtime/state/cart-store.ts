import { createStore } from 'zustand/vanilla';
import type { Cart } from '#schemas/api/cart.ts';

/** Session states of a cart (CART-01). Without a cart the count is 0. */
export interface CartState {
  status: 'none' | 'created' | 'cleared';
  cart: Cart | null;
}

/** A cart store; one per page view, never shared between requests. */
export function createCartStore() {
  return createStore<CartState>(() => ({ status: 'none', cart: null }));
}

/** Pieces in the cart, for the bag and `data-bind="cart.count"`. */
export function cartCount(state: CartState): number {
  return state.cart?.items.reduce((sum, item) => sum + item.qty, 0) ?? 0;
}
