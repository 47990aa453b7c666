import {
  formatNumber,
  GAPLESS,
  NUMBER_KINDS,
  type NumberKind,
  type NumberRule,
  numberExpression,
  numberFaults,
  numberShape,
  periodOf,
} from '#domain/commerce/orders/number-rules.ts';
import { shopYear } from '#domain/commerce/orders/order-numbers.ts';
import type { NumberSeries } from '#schemas/api/admin-numbers.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { Author, SettingHistory } from '#server/modules/operations/history/index.ts';
import type { Transaction } from '#server/plugins/database.ts';
import { NumbersBusy } from '../orders.errors.ts';
import type { NumbersRepository } from './numbers.repository.ts';

/** A rule as the back office says it, and where it goes on; without that it goes on where it is. */
export interface NumberChange extends NumberRule {
  next?: number;
}

export type Numbers = ReturnType<typeof createNumbers>;

/** How the documents of a site are numbered. */
export function createNumbers(repository: NumbersRepository, history: SettingHistory) {
  async function seriesOf(siteId: number, kind: NumberKind): Promise<NumberSeries> {
    const year = shopYear(new Date());
    const rule = await repository.rule({ siteId, kind });
    const last = await repository.last({ siteId, kind }, periodOf(rule, year));
    const preview = formatNumber(rule, year, last + 1);
    return { kind, ...rule, next: last + 1, preview, isBegun: last > 0 };
  }

  return {
    series: (siteId: number): Promise<NumberSeries[]> =>
      Promise.all(NUMBER_KINDS.map((kind) => seriesOf(siteId, kind))),

    /** Throws `ValidationFailed` with what is wrong by field, `NumbersBusy`. */
    async change(author: Author, kind: NumberKind, { next, ...rule }: NumberChange): Promise<void> {
      const { siteId } = author;
      refuse(numberFaults(kind, rule));
      await history.write(author, {
        place: `numbers.${kind}`,
        read: async (trx) => ({
          [`numbers.${kind}`]: { value: await repository.rule({ siteId, kind }, trx) },
        }),
        async write(trx) {
          if (!(await stopped(repository, trx, siteId))) throw new NumbersBusy();
          await refuseSame(repository, trx, { siteId, kind }, rule);
          const begun = await begin(repository, trx, { siteId, kind, rule, next });
          await repository.save(trx, { siteId, kind }, rule);
          await history.note(trx, author, ...nextOf(kind, begun));
        },
      });
    },
  };
}

function refuse(fields: Record<string, string>) {
  if (Object.keys(fields).length > 0) throw new ValidationFailed({ fields });
}

const TRIES = 20;
const PAUSE_MS = 50;

/** Waits without standing in a queue: whoever draws a number meanwhile must not wait for us. */
async function stopped(repository: NumbersRepository, trx: Transaction, siteId: number) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await repository.stop(trx, siteId)) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}

/** Invoices and credit notes that read alike would come to share a number. */
async function refuseSame(
  repository: NumbersRepository,
  trx: Transaction,
  { siteId, kind }: { siteId: number; kind: NumberKind },
  rule: NumberRule,
) {
  if (kind === 'order') return;
  const other = await repository.rule(
    { siteId, kind: kind === 'invoice' ? 'creditNote' : 'invoice' },
    trx,
  );
  if (numberShape(other) === numberShape(rule)) refuse({ pattern: 'same' });
}

interface Beginning {
  siteId: number;
  kind: NumberKind;
  rule: NumberRule;
  next: number | undefined;
}

/** Sets the count to go on with; refuses one that is used, skips what the law wants, or makes a number again. */
async function begin(
  repository: NumbersRepository,
  trx: Transaction,
  { siteId, kind, rule, next }: Beginning,
) {
  const year = shopYear(new Date());
  const period = periodOf(rule, year);
  const last = await repository.last({ siteId, kind }, period, trx);
  const from = next ?? last + 1;
  if (from <= last) refuse({ next: 'used' });
  if (from > last + 1 && last > 0 && GAPLESS.includes(kind)) refuse({ next: 'gap' });
  const highest = await repository.highest(trx, { siteId, kind }, numberExpression(rule, year));
  if (from <= highest) refuse({ [next === undefined ? 'pattern' : 'next']: 'taken' });
  if (from !== last + 1) await repository.setLast(trx, { siteId, kind, period, last: from - 1 });
  return { expected: last + 1, from };
}

/** Where the count goes on is written down apart from the rule: numbers that were left out stay so. */
function nextOf(kind: NumberKind, { expected, from }: { expected: number; from: number }) {
  const setting = `numberCount.${kind}`;
  return [{ [setting]: { value: expected } }, { [setting]: { value: from } }] as const;
}
