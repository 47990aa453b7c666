import type { FastifyInstance } from 'fastify';
import {
  readVat,
  shopDay,
  VAT_OPTION,
  type VatRates,
  vatFaults,
} from '#domain/commerce/vat-rates.ts';
import { adminUpdateVat, adminVat, type VatState } from '#schemas/api/admin-vat.ts';
import { ValidationFailed } from '#server/errors.ts';
import { type Author, authorOf } from '#server/modules/operations/history/index.ts';
import type { Handle } from '#server/plugins/database.ts';
import { vatRatesOf, vatUse } from './vat.repository.ts';

/** How options of sites are changed. */
export interface VatOptions {
  optionChanges: {
    rule(rule: { key: string; check(siteId: number, value: unknown): Promise<VatRates> }): void;
    change(author: Author, change: { key: string; value: VatRates }): Promise<unknown>;
  };
}

/** The rates of VAT that the products of a site may have. */
export function vatRoutes(app: FastifyInstance, { optionChanges }: VatOptions) {
  const { db } = app;
  optionChanges.rule({
    key: VAT_OPTION,
    check: (siteId, value) => checkedRates(db, siteId, readVat(value)),
  });

  const stateOf = async (siteId: number): Promise<VatState> => ({
    ...(await vatRatesOf(db, siteId)),
    used: await vatUse(db, siteId),
  });

  app.implement(adminVat, (_input, { site }) => stateOf(site.id));

  app.implement(adminUpdateVat, async ({ body }, ctx) => {
    await optionChanges.change(authorOf(ctx), { key: VAT_OPTION, value: body });
    return stateOf(ctx.site.id);
  });
}

async function checkedRates(db: Handle, siteId: number, said: VatRates): Promise<VatRates> {
  const rates = said.rates.map((rate) => ({ ...rate, name: rate.name.trim() }));
  const vat = { ...said, rates };
  const fields = {
    ...vatFaults(vat, shopDay(new Date())),
    ...(isOneGone(vat, await vatUse(db, siteId)) && { rates: 'used' }),
  };
  if (Object.keys(fields).length > 0) throw new ValidationFailed({ fields });
  return vat;
}

/** A shop with rates has all that it sells at; one without may have any. */
function isOneGone({ rates }: VatRates, used: VatState['used']): boolean {
  const known = new Set(rates.map(({ basisPoints }) => basisPoints));
  return rates.length > 0 && used.some(({ basisPoints }) => !known.has(basisPoints));
}
