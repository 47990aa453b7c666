import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSaleCatalog } from '#server/modules/catalogue/catalog/sale-catalog.ts';
import { CartClient } from '#tests/support/cart-client.ts';
import {
  isLinearizable,
  type Recorded,
  record,
  type Specification,
} from '#tests/support/linearizable.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const STORIES = 6;
const TABS = 4;
const STEPS = 5;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

/** Numbers that look like chance and are the same in every run. */
function aDie(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % sides;
  };
}

type CartCall =
  | { do: 'add' }
  | { do: 'set'; item: number; qty: number }
  | { do: 'drop'; item: number }
  | { do: 'read' };
/** The line of the one product, or null; `status` of the answer. */
interface CartAnswer {
  status: number;
  line: { item: number; qty: number } | null;
}
type Line = CartAnswer['line'];

/** What a call makes of a line; undefined where it finds none to change. */
function changed(line: Line, call: CartCall, told: Line): Line | undefined {
  switch (call.do) {
    case 'read':
      return line;
    case 'add':
      // A line that is new has an id that only the answer tells.
      return line ? { ...line, qty: line.qty + 1 } : told && { item: told.item, qty: 1 };
    case 'set':
      return line?.item === call.item ? { item: call.item, qty: call.qty } : undefined;
    case 'drop':
      return line?.item === call.item ? null : undefined;
  }
}

/** A cart with one product, in which everybody sees what was there at one moment. */
const aCart: Specification<Line, CartCall, CartAnswer> = (line, call, { status, line: told }) => {
  const next = changed(line, call, told);
  if (next === undefined) return status === 404 ? { state: line } : null;
  return status === 200 && JSON.stringify(next) === JSON.stringify(told) ? { state: next } : null;
};

/** So many pieces, of which everybody gets all they ask for, or none. */
const aStock: Specification<number, number, 'taken' | 'refused'> = (left, qty, answer) => {
  const state = qty <= left ? left - qty : left;
  return (answer === 'taken') === qty <= left ? { state } : null;
};

describe('the check itself (I46)', () => {
  const at = (from: number, to: number, call: CartCall, answer: CartAnswer) => ({
    from,
    to,
    call,
    answer,
  });
  const one = { status: 200, line: { item: 1, qty: 1 } };
  const two = { status: 200, line: { item: 1, qty: 2 } };

  it('finds an order for calls that overlap', () => {
    const history = [
      at(0, 10, { do: 'add' }, two),
      at(1, 9, { do: 'add' }, one),
      at(2, 3, { do: 'read' }, { status: 200, line: null }),
    ];

    expect(isLinearizable(history, null, aCart)).toBe(true);
  });

  it.each([
    ['a lost change', [at(0, 1, { do: 'add' }, one), at(2, 3, { do: 'add' }, one)]],
    [
      'an old state',
      [at(0, 1, { do: 'add' }, one), at(2, 3, { do: 'read' }, { status: 200, line: null })],
    ],
    [
      'a line that came back',
      [
        at(0, 1, { do: 'add' }, one),
        at(2, 3, { do: 'drop', item: 1 }, { status: 200, line: null }),
        at(4, 5, { do: 'read' }, one),
      ],
    ],
  ])('finds none for %s', (_name, history) => {
    expect(isLinearizable(history, null, aCart)).toBe(false);
  });
});

describe('what happened to', () => {
  it('a cart in several tabs at once is a story of one change after the other (I46)', async () => {
    await sell(test.app, aProduct({ id: 1, stock: null }));
    for (let story = 1; story <= STORIES; story += 1) {
      const cart = await CartClient.start(test);
      const history: Recorded<CartCall, CartAnswer>[] = [];
      await Promise.all(
        Array.from({ length: TABS }, (_, tab) => shop(cart, history, aDie(story * 100 + tab))),
      );

      expect(history).toHaveLength(TABS * STEPS);
      expect({ story, history, isOne: isLinearizable(history, null, aCart) }).toMatchObject({
        isOne: true,
      });
    }
  });

  /** What one tab does: it changes the line that it has seen last. */
  async function shop(
    cart: CartClient,
    history: Recorded<CartCall, CartAnswer>[],
    die: ReturnType<typeof aDie>,
  ) {
    let seen: Line = null;
    for (let step = 0; step < STEPS; step += 1) {
      await sleep(die(8));
      const call = nextCall(seen, die);
      const { line } = await record(history, call, () => send(cart, call));
      seen = line;
    }
  }

  function nextCall(seen: Line, die: ReturnType<typeof aDie>): CartCall {
    const choice = die(5);
    if (!seen || choice < 2) return { do: 'add' };
    if (choice === 2) return { do: 'read' };
    return choice === 3
      ? { do: 'set', item: seen.item, qty: 1 + die(9) }
      : { do: 'drop', item: seen.item };
  }

  async function send(cart: CartClient, call: CartCall): Promise<CartAnswer> {
    const response = await {
      add: () => cart.add(1),
      read: () => cart.call('POST', 'cart/getCart'),
      set: () => (call.do === 'set' ? cart.update(call.item, call.qty) : cart.add(1)),
      drop: () => (call.do === 'drop' ? cart.remove(call.item) : cart.add(1)),
    }[call.do]();
    const items: { itemId: number; qty: number }[] =
      response.statusCode === 200 ? response.json().data.items : [];
    const [first] = items;
    return {
      status: response.statusCode,
      line: first ? { item: first.itemId, qty: first.qty } : null,
    };
  }

  it('a stock under many takers is a story of one after the other (I46)', async () => {
    const sale = createSaleCatalog(async () => undefined);
    const stock = 12;
    const products = Array.from({ length: STORIES }, (_, n) => aProduct({ id: n + 1, stock }));
    await sell(test.app, ...products);
    for (let story = 1; story <= STORIES; story += 1) {
      const history: Recorded<number, 'taken' | 'refused'>[] = [];
      const die = aDie(story);
      await Promise.all(
        Array.from({ length: 12 }, async (_, taker) => {
          const qty = 1 + die(4);
          await sleep(die(10));
          await record(history, qty, () =>
            test.app.db
              .transaction()
              .execute((trx) =>
                sale.takeStock(trx, 1, `cart-${taker}`, [{ productId: story, qty }]),
              )
              .then(
                () => 'taken' as const,
                (error: { code?: string }) => {
                  if (error.code !== 'OUT_OF_STOCK') throw error;
                  return 'refused' as const;
                },
              ),
          );
        }),
      );

      const isOne = isLinearizable(history, stock, aStock);
      expect(history.filter(({ answer }) => answer === 'taken').length).toBeGreaterThan(2);
      expect({ story, history, isOne }).toMatchObject({ isOne: true });
    }
  });
});
