import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { NUMBER_KINDS } from '#domain/commerce/orders/number-rules.ts';
import {
  adminNumbers,
  adminUpdateNumbers,
  numberChangeSchema,
} from '#schemas/api/admin-numbers.ts';
import { ValidationFailed } from '#server/errors.ts';
import { authorOf, type HistoryDesk } from '#server/modules/operations/history/index.ts';
import type { Numbers } from './numbers.service.ts';

/** How documents are numbered, for the back office. */
export function numberRoutes(
  app: FastifyInstance,
  numbers: Numbers,
  historyDesk: Pick<HistoryDesk, 'area'>,
) {
  app.implement(adminNumbers, async (_input, { site }) => ({
    series: await numbers.series(site.id),
  }));
  app.implement(adminUpdateNumbers, async ({ params, body }, ctx) => {
    await numbers.change(authorOf(ctx), params.kind, body);
    return { series: await numbers.series(ctx.site.id) };
  });
  historyDesk.area({
    name: 'numbers',
    isForOwners: () => true,
    async restore(_ctx, author, key, held) {
      const kind = NUMBER_KINDS.find((known) => known === key);
      const rule = held?.value;
      if (!kind || !Value.Check(numberChangeSchema, rule)) {
        throw new ValidationFailed({ fields: { pattern: 'type' } });
      }
      await numbers.change(author, kind, rule);
    },
  });
}
