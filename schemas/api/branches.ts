import { type Static, Type } from 'typebox';
import { openingHoursSchema } from './branch-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

/** A shop of the seller's own. What was not told is absent. */
export const branchSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** The whole address in one line, for maps. */
  address: Type.String(),
  /** Street and number; the whole address where the place was kept without its parts. */
  street: Type.String(),
  postCode: Type.Optional(Type.String()),
  town: Type.Optional(Type.String()),
  /** ISO code; told where whatever is collected here goes to one country. */
  country: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  /** In the shop's own time; empty where none are kept. */
  hours: Type.Array(openingHoursSchema),
});
export type Branch = Static<typeof branchSchema>;

/**
 * The shops that goods can be collected at, in their order: no lockers of carriers, and none that is
 * hidden or whose way of delivery is not offered. `town` is compared in any case of its letters.
 */
export const listBranches = defineEndpoint({
  key: 'delivery.branches',
  method: 'GET',
  path: '/api/v1/delivery/branches',
  summary: 'Shops that goods can be collected at',
  access: 'public',
  query: Type.Object(
    {
      page: pagingShape.page,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      town: Type.Optional(Type.String({ maxLength: 80 })),
    },
    { additionalProperties: false },
  ),
  data: recordsOf(branchSchema),
  tags: () => ['settings'],
});
