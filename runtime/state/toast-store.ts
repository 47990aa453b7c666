import { createStore, type StoreApi } from 'zustand/vanilla';
import { TOAST_MS } from '#domain/constants.ts';

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  /** When it goes by itself; null stays until it is closed. */
  ms: number | null;
}

export interface ToastState {
  toasts: readonly Toast[];
}

/** A toast store; one per page view. */
export function createToastStore() {
  return createStore<ToastState>(() => ({ toasts: [] }));
}

/**
 * Shows a text. An error stays until it is closed, for who did not see it come; everything else goes
 * by itself, never before it could be read (G-017). Said again, a text takes the place of its like.
 */
export function addToast(
  toasts: StoreApi<ToastState>,
  kind: Toast['kind'],
  text: string,
  ms = TOAST_MS,
): void {
  toasts.setState((state) => {
    const id = Math.max(0, ...state.toasts.map((toast) => toast.id)) + 1;
    const others = state.toasts.filter((toast) => toast.kind !== kind || toast.text !== text);
    const toast = { id, kind, text, ms: kind === 'error' ? null : Math.max(ms, TOAST_MS) };
    return { toasts: [...others, toast] };
  });
}
