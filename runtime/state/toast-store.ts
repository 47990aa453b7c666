import { createStore, type StoreApi } from 'zustand/vanilla';
import { TOAST_MS, TOAST_MS_PER_CHARACTER } from '#domain/constants.ts';

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  ms: number;
}

export interface ToastState {
  toasts: readonly Toast[];
}

/** A toast store; one per page view. */
export function createToastStore() {
  return createStore<ToastState>(() => ({ toasts: [] }));
}

/** Shows a text; an error stays 50 ms per character, everything else 3 s, unless said otherwise (G-017). */
export function addToast(
  toasts: StoreApi<ToastState>,
  kind: Toast['kind'],
  text: string,
  ms = kind === 'error' ? text.length * TOAST_MS_PER_CHARACTER : TOAST_MS,
): void {
  toasts.setState((state) => {
    const id = Math.max(0, ...state.toasts.map((toast) => toast.id)) + 1;
    return { toasts: [...state.toasts, { id, kind, text, ms }] };
  });
}
