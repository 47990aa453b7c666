import { readPreset } from '#server/seed/preset.ts';
import { importShop } from '#server/seed/shop/shop-import.repository.ts';
import { Buyer, dataOf } from '#tests/support/buyer.ts';
import { MORE5 } from '#tests/support/shop.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const BUYERS = 200;
const CONNECTIONS = 16;
/** Each buyer adds this many products before the order. */
const LINES = 3;

export interface BenchRow {
  'CPU ms': number;
  'wall ms': number;
  'requests/s at 16': number;
}

/** What the calls of buyers cost: one line put into a cart, one order. */
export async function ordersRows(
  shop: TestApp,
  productId: (turn: number) => number,
): Promise<Record<string, BenchRow>> {
  await importShop(shop.database.db, {
    ...readPreset(),
    siteId: 1,
    storeId: 1,
    coupons: [MORE5],
  });
  const alone = await meetBuyers(shop, 0);
  const crowd = await meetBuyers(shop, BUYERS);
  const add = async (buyer: Buyer, turn: number) => {
    for (let line = 0; line < LINES; line += 1) dataOf(await buyer.add(productId(turn + line), 1));
  };
  const order = async (buyer: Buyer) => {
    await buyer.placed();
  };
  const adding = { alone: await oneByOne(alone, add), crowd: await together(crowd, add) };
  for (const buyer of [...alone, ...crowd]) {
    await buyer.chooseDelivery(1);
    await buyer.choosePayment(1);
  }
  const ordering = { alone: await oneByOne(alone, order), crowd: await together(crowd, order) };
  return {
    'cart add': rowOf(adding, LINES),
    [`order create, ${LINES} lines`]: rowOf(ordering, 1),
  };
}

async function meetBuyers(shop: TestApp, first: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let n = first; n < first + BUYERS; n += 1) buyers.push(await Buyer.meet(shop, n));
  return buyers;
}

type Act = (buyer: Buyer, turn: number) => Promise<void>;

/** Milliseconds of one act. */
interface Cost {
  cpu: number;
  wall: number;
}

async function oneByOne(buyers: readonly Buyer[], act: Act): Promise<Cost> {
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  for (const [turn, buyer] of buyers.entries()) await act(buyer, turn);
  const { user, system } = process.cpuUsage(cpu);
  return {
    cpu: (user + system) / 1000 / buyers.length,
    wall: (performance.now() - startedAt) / buyers.length,
  };
}

/** Milliseconds an act takes of everybody's time with 16 at once. */
async function together(buyers: readonly Buyer[], act: Act): Promise<number> {
  const queue = [...buyers.entries()];
  const startedAt = performance.now();
  const visitor = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await act(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return (performance.now() - startedAt) / buyers.length;
}

function rowOf({ alone, crowd }: { alone: Cost; crowd: number }, calls: number): BenchRow {
  return {
    'CPU ms': Number((alone.cpu / calls).toFixed(2)),
    'wall ms': Number((alone.wall / calls).toFixed(2)),
    'requests/s at 16': Math.round((1000 * calls) / crowd),
  };
}
