import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Cart } from '#schemas/api/cart.ts';
import type { ApiResult } from '#schemas/api/endpoint.ts';
import { answeringApi } from '#tests/support/loader-api.ts';
import { createCartStore } from './cart-store.ts';
import { createLineChanges } from './line-changes.ts';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (code: string): ApiResult<never> => ({
  errored: true,
  statusCode: 409,
  message: code,
  error: { code, payload: { message: `Poruka ${code}` } },
});

/** Lines whose calls are answered by the test, in any order, and what their view was told. */
function someLines() {
  const answers: ((result: ApiResult<unknown>) => void)[] = [];
  const told: unknown[] = [];
  const cart = createCartStore();
  const toasts = createToastStore();
  const api = answeringApi({ call: () => new Promise((resolve) => answers.push(resolve)) });
  const lines = createLineChanges({ api, cart, toasts }, (key) => key, {
    currencyId: () => 1,
    settle: (...args) => told.push(['settle', ...args]),
    show: (shown: Cart, removed) => told.push(['show', shown.version, removed]),
    renew: (isLineGone) => told.push(['renew', isLineGone]),
    explain: (...args) => told.push(['explain', ...args]),
    leave: () => told.push(['leave']),
  });
  const texts = () => toasts.getState().toasts.map(({ text }) => text);
  return { answers, told, cart, texts, lines };
}

it('says nothing of a refusal that a later press has overtaken', async () => {
  const { answers, told, texts, lines } = someLines();

  const first = lines.setQuantity(7, 99);
  const second = lines.setQuantity(7, 2);
  answers[1]?.({ errored: false, data: { version: 2 } });
  answers[0]?.(refused('OUT_OF_STOCK'));
  await Promise.all([first, second]);

  expect(told).toEqual([
    ['settle', 7, false],
    ['show', 2, undefined],
  ]);
  expect(texts()).toEqual([]);
});

it('shows what there is before it says why a quantity was refused', async () => {
  const { answers, told, texts, lines } = someLines();

  const change = lines.setQuantity(7, 99);
  answers[0]?.(refused('OUT_OF_STOCK'));
  await change;

  const text = 'Poruka OUT_OF_STOCK';
  expect(told).toEqual([
    ['settle', 7, true],
    ['renew', false],
    ['explain', 7, text],
  ]);
  expect(texts()).toEqual([text]);
});

it('drops a quantity on its way when its line is taken out', async () => {
  const { answers, told, lines } = someLines();
  const act = vi.fn();

  lines.afterPresses(7, act);
  const removal = lines.remove(7);
  answers[0]?.({ errored: false, data: { version: 3 } });
  expect(await removal).toBe(true);
  await vi.runAllTimersAsync();

  expect(act).not.toHaveBeenCalled();
  expect(told).toEqual([['show', 3, 7]]);
});

it('leaves a cart that is over without a toast, and clears it (ERR-02)', async () => {
  const { answers, told, cart, texts, lines } = someLines();

  const removal = lines.remove(7);
  answers[0]?.(refused('CART_ARCHIVED'));

  expect(await removal).toBe(false);
  expect(cart.getState()).toEqual({ status: 'cleared', cart: null });
  expect(told).toEqual([['settle', 7, true], ['leave']]);
  expect(texts()).toEqual([]);
});
