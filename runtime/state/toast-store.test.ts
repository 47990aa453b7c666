import { describe, expect, it } from 'vitest';
import { addToast, createToastStore } from './toast-store.ts';

describe('a toast', () => {
  it('stays four seconds, long enough to be read (CONST-01, G-017)', () => {
    const toasts = createToastStore();

    addToast(toasts, 'success', 'Proizvod dodan na listu želja');
    addToast(toasts, 'info', 'x');

    expect(toasts.getState().toasts.map(({ ms }) => ms)).toEqual([4000, 4000]);
  });

  it('of an error stays until it is closed (ERR-01, G-017)', () => {
    const toasts = createToastStore();

    addToast(toasts, 'error', 'a'.repeat(40));
    addToast(toasts, 'error', 'b', 12_000);

    expect(toasts.getState().toasts.map(({ ms }) => ms)).toEqual([null, null]);
  });

  it('stays as long as it says itself, but never less than four seconds (G-017)', () => {
    const toasts = createToastStore();

    addToast(toasts, 'info', 'a', 12_000);
    addToast(toasts, 'info', 'b', 3000);

    expect(toasts.getState().toasts.map(({ ms }) => ms)).toEqual([12_000, 4000]);
  });

  it('that is said again takes the place of its like, and is announced again', () => {
    const toasts = createToastStore();

    addToast(toasts, 'error', 'Nema veze s internetom');
    addToast(toasts, 'error', 'Nešto drugo');
    addToast(toasts, 'error', 'Nema veze s internetom');

    expect(toasts.getState().toasts.map(({ id, text }) => [id, text])).toEqual([
      [2, 'Nešto drugo'],
      [3, 'Nema veze s internetom'],
    ]);
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
