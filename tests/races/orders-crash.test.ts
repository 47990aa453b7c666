import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProgram, forkProgram } from '#tests/support/built-program.ts';
import type { Books, CrashReport, CrashWork, ReadyCart } from '#tests/support/crash-shop.ts';
import { newDatabaseFolder } from '#tests/support/pglite.ts';
import { type Cluster, startPostgres } from '#tests/support/postgres.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';

/** Points of an order at which a process is killed. */
const KILLS = 40;
/** After so many of them what waits in the outbox is sent: drawing the documents takes its time. */
const MAIL_EVERY = 8;
/** Of the kills, the last of all: around the commit. */
const AROUND_COMMIT = 16;
const NEVER = 1_000_000;

let cluster: Cluster;
let program: string;
beforeAll(async () => {
  cluster = startPostgres();
  program = await buildProgram('tests/support/crash-shop.ts');
});
afterAll(() => cluster.stop());

const aShop = () => forkProgram(program);

/** Lets a process work until it ends; what it said, and whether it was killed. */
async function run(shop: ChildProcess, work: CrashWork) {
  const reports: CrashReport[] = [];
  shop.on('message', (report: CrashReport) => reports.push(report));
  const ended = once(shop, 'exit');
  shop.send(work);
  const [code, signal] = await ended;
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The shop ended by itself: ${code}`);
  return { reports, isKilled: signal === 'SIGKILL' };
}

type Run = Awaited<ReturnType<typeof run>>;

const cartsOf = ({ reports }: Run): ReadyCart[] =>
  reports.flatMap((one) => (one.type === 'carts' ? one.carts : []));
const pointsOf = ({ reports }: Run): number =>
  reports.flatMap((one) => (one.type === 'lived' ? [one.points] : []))[0] ?? 0;
const booksOf = ({ reports }: Run, when: 'start' | 'end') =>
  reports.flatMap((one) => (one.type === 'books' && one.when === when ? [one] : []))[0];

/** An order is there whole: everything that belongs to it agrees. */
function wholeOrders(orders: number): Books {
  return {
    orders,
    archived: orders,
    taken: orders,
    used: orders,
    uses: orders,
    payments: orders,
    placed: orders,
    lines: orders,
    mails: orders,
    lastNumber: orders,
  };
}

/** Points spread over the whole of an order, and all of the last ones. */
function pickPoints(all: number): number[] {
  const spread = KILLS - AROUND_COMMIT;
  const rest = all - AROUND_COMMIT;
  return [
    ...Array.from({ length: spread }, (_, n) => Math.floor((n * rest) / spread)),
    ...Array.from({ length: AROUND_COMMIT }, (_, n) => rest + n),
  ];
}

// The two shops have nothing in common, and each waits for its processes most of the time.
describe.concurrent.each([
  ['the embedded database', async () => ({ dataDir: await newDatabaseFolder() })],
  [
    'a PostgreSQL server',
    async () => ({ dataDir: newTempFolder(), databaseUrl: await cluster.createDatabase() }),
  ],
])('a shop on %s that is killed in the middle of an order (I19)', (_name, newPlace) => {
  it('has the order whole or not at all, and tells it by one mail (F1)', {
    timeout: 1_800_000,
  }, async () => {
    const place = await newPlace();
    const [warm, first, ...carts] = cartsOf(await run(aShop(), { ...place, setUp: KILLS + 2 }));
    if (!warm || !first) throw new Error('There are no carts.');
    // As below, the order whose points are counted is not the first of its process, which reads more.
    const points = pickPoints(
      pointsOf(await run(aShop(), { ...place, order: warm, die: { cart: first, point: NEVER } })),
    );

    let next = aShop();
    let before = first;
    let survived = 0;
    for (const [index, cart] of carts.entries()) {
      const shop = next;
      next = aShop();
      const done = await run(shop, {
        ...place,
        order: before,
        mail: index % MAIL_EVERY === 0,
        die: { cart, point: points[index] ?? 0 },
      });

      const start = booksOf(done, 'start');
      expect(start?.books).toEqual(wholeOrders(start?.books.orders ?? -1));
      expect([index + 1, index + 2]).toContain(start?.books.orders);
      // Asked again, the cart of the dead shop becomes its one order.
      expect(booksOf(done, 'end')).toMatchObject({
        books: wholeOrders(index + 2),
        mailsSent: index - (index % MAIL_EVERY) + 2,
      });
      expect(done.isKilled).toBe(true);
      if (start?.books.orders === index + 2 && index > 0) survived += 1;
      before = cart;
    }
    const last = await run(next, { ...place, order: before, mail: true });

    expect(booksOf(last, 'end')).toMatchObject({
      books: wholeOrders(KILLS + 2),
      mailsSent: KILLS + 2,
    });
    // Both sides of the commit were hit.
    expect(survived).toBeGreaterThan(0);
    expect(survived).toBeLessThan(KILLS - 1);
  });
});
