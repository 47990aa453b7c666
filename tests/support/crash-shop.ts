/**
 * A shop to be killed in the middle of an order. Started by `fork`; told by one message what to do,
 * answers by messages. Its orders go through the calls that browsers make.
 */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { ensureDefaultSite } from '#server/modules/site/site/default-site.repository.ts';
import { Buyer } from './buyer.ts';
import type { Key } from './cart-client.ts';
import { createKiller } from './killer.ts';
import { aProduct } from './products.ts';
import { openShop, PAYMENT } from './shop.ts';

export const STOCK = 1000;

/** A cart that waits to be ordered. */
export interface ReadyCart {
  key: Key;
  userId: number;
}

/** What a process is to do, in this order; each part may be absent. */
export interface CrashWork {
  dataDir: string;
  databaseUrl?: string;
  /** Makes a shop with as many carts that wait. */
  setUp?: number;
  /** Orders and lives. */
  order?: ReadyCart;
  /** Then sends all mails that wait. */
  mail?: boolean;
  /** Orders and dies at this point; beyond the last one it lives. */
  die?: { cart: ReadyCart; point: number };
}

/** What has to agree; counted by the database. */
export interface Books {
  orders: number;
  archived: number;
  taken: number;
  used: number;
  uses: number;
  payments: number;
  placed: number;
  lines: number;
  mails: number;
  lastNumber: number;
}

export type CrashReport =
  | { type: 'carts'; carts: ReadyCart[] }
  | { type: 'books'; when: 'start' | 'end'; books: Books; mailsSent: number }
  | { type: 'lived'; points: number; status: number };

const tell = (report: CrashReport) => process.send?.(report);

process.once('message', async (work: CrashWork) => {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: work.dataDir,
    // Its buyers pay by card first.
    PAYMENT_TEST_MODE: 'true',
    ...(work.databaseUrl && { DATABASE_URL: work.databaseUrl }),
  });
  const database = await openDatabase(config);
  await migrate(database.db);
  await ensureDefaultSite(database.db, { publicUrl: undefined, localUrl: 'http://127.0.0.1:3000' });
  const killer = createKiller();
  const { app, services } = await buildApp({
    config,
    secrets: { token: new Uint8Array(32).fill(7) },
    database: { ...database, db: database.db.withPlugin(killer.plugin) },
    entry: () => Promise.reject(new Error('This server shows no pages.')),
  });
  await app.ready();
  const { site } = await services.directory.contextOf(1);
  const test = { app, services, database, headers: { apikey: site.apiKey } };

  async function report(when: 'start' | 'end') {
    const folder = join(work.dataDir, 'mail');
    const mailsSent = existsSync(folder)
      ? readdirSync(folder).filter((name) => name.endsWith('.eml')).length
      : 0;
    const { rows } = await sql<Books>`select
      (select count(*) from shop_order) as orders,
      (select count(*) from cart where status = 'archived') as archived,
      (select ${STOCK} - stock from product where id = 1) as taken,
      (select used from coupon) as used,
      (select count(*) from coupon_use) as uses,
      (select count(*) from payment) as payments,
      (select count(*) from order_event where kind = 'placed') as placed,
      (select count(*) from order_line) as lines,
      (select count(*) from mail where kind = 'order') as mails,
      (select coalesce(max(last), 0) from number_series where kind = 'order') as "lastNumber"`.execute(
      database.db,
    );
    for (const books of rows) tell({ type: 'books', when, books, mailsSent });
  }
  const order = ({ key, userId }: ReadyCart) => {
    const buyer = new Buyer(test);
    buyer.key = key;
    buyer.userId = userId;
    return buyer.order();
  };

  if (work.setUp !== undefined) {
    await openShop(test, [aProduct({ id: 1, cents: 2500, stock: STOCK })]);
    const carts: ReadyCart[] = [];
    for (let n = 1; n <= work.setUp; n += 1) {
      const buyer = await Buyer.ready(test, n);
      await buyer.choosePayment(PAYMENT.transfer);
      await buyer.call('POST', 'cart/applyCoupon', { couponCode: 'MORE5' });
      carts.push({ key: buyer.key, userId: buyer.userId });
    }
    tell({ type: 'carts', carts });
  }
  await report('start');
  if (work.order) {
    const { statusCode, body } = await order(work.order);
    if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
    if (work.mail) await services.jobs.drain();
    await report('end');
  }
  if (work.die) {
    killer.arm(work.die.point);
    const { statusCode } = await order(work.die.cart);
    tell({ type: 'lived', points: killer.points(), status: statusCode });
  }
  await app.close();
  await database.close();
  process.disconnect();
});
