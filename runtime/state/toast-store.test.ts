import { describe, expect, it } from 'vitest';
import { addToast, createToastStore } from './toast-store.ts';

describe('a toast', () => {
  it('stays three seconds (CONST-01)', () => {
    const toasts = createToastStore();

    addToast(toasts, 'success', 'Proizvod dodan na listu želja');
    addToast(toasts, 'info', 'x');

    expect(toasts.getState().toasts.map(({ ms }) => ms)).toEqual([3000, 3000]);
  });

  it('of an error stays 50 ms for each character of its text (ERR-01)', () => {
    const toasts = createToastStore();

    addToast(toasts, 'error', 'a'.repeat(40));

    expect(toasts.getState().toasts[0]?.ms).toBe(2000);
  });

  it('stays as long as it says itself, whatever its kind (G-017)', () => {
    const toasts = createToastStore();

    addToast(toasts, 'error', 'a', 12_000);
    addToast(toasts, 'info', 'b', 3000);

    expect(toasts.getState().toasts.map(({ ms }) => ms)).toEqual([12_000, 3000]);
  });

  it('has a number of its own, also after others ended', () => {
    const toasts = createToastStore();
    addToast(toasts, 'info', 'a');
    addToast(toasts, 'info', 'b');
    toasts.setState(({ toasts: [, second] }) => ({ toasts: second ? [second] : [] }));

    addToast(toasts, 'info', 'c');

    expect(toasts.getState().toasts.map(({ id }) => id)).toEqual([2, 3]);
  });
});
