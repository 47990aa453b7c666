import type { FastifyInstance } from 'fastify';
import { shopDay, VAT_OPTION, type VatRates, vatFaults } from '#domain/commerce/vat-rates.ts';
import { adminUpdateVat, adminVat, type VatState } from '#schemas/api/admin-vat.ts';
import { ValidationFailed } from '#server/errors.ts';
import { vatRatesOf, vatUse } from './vat.repository.ts';

/** Where options of sites are kept. */
export interface VatOptions {
  site: { saveOption(siteId: number, key: string, value: VatRates): Promise<unknown> };
}

/** The rates of VAT that the products of a site may have. */
export function vatRoutes(app: FastifyInstance, { site: options }: VatOptions) {
  const { db } = app;
  const stateOf = async (siteId: number): Promise<VatState> => ({
    ...(await vatRatesOf(db, siteId)),
    used: await vatUse(db, siteId),
  });

  app.implement(adminVat, (_input, { site }) => stateOf(site.id));

  app.implement(adminUpdateVat, async ({ body }, { site }) => {
    const rates = body.rates.map((rate) => ({ ...rate, name: rate.name.trim() }));
    const vat = { ...body, rates };
    const fields = {
      ...vatFaults(vat, shopDay(new Date())),
      ...(isOneGone(vat, await vatUse(db, site.id)) && { rates: 'used' }),
    };
    if (Object.keys(fields).length > 0) throw new ValidationFailed({ fields });
    await options.saveOption(site.id, VAT_OPTION, vat);
    return stateOf(site.id);
  });
}

/** A shop with rates has all that it sells at; one without may have any. */
function isOneGone({ rates }: VatRates, used: VatState['used']): boolean {
  const known = new Set(rates.map(({ basisPoints }) => basisPoints));
  return rates.length > 0 && used.some(({ basisPoints }) => !known.has(basisPoints));
}
