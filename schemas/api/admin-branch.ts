import { type Static, Type } from 'typebox';
import { rowIdSchema } from '#schemas/primitives.ts';
import { adminEndpoints } from './admin-endpoints.ts';
import { rowFaultSchema } from './admin-transfer.ts';
import { branchWriteSchema, MAX_LIST_LENGTH } from './branch-fields.ts';
import { defineEndpoint } from './endpoint.ts';

/** Places to collect at: shops of one's own, parcel lockers. */
export const adminBranch = adminEndpoints('delivery-branch', branchWriteSchema);

/**
 * Takes a list of places in: CSV with the columns of an export. A row whose `code` is known changes
 * that place, others are new; `methodId` is the method of rows that name none. Faulty rows are told
 * by their number, the first after the header is 1, and the others are stored.
 */
export const importBranches = defineEndpoint({
  key: 'admin.delivery-branch.import',
  method: 'POST',
  path: '/api/v1/admin/delivery-branch/import',
  summary: 'Take in a list of places to collect at',
  access: 'backoffice',
  body: Type.Object(
    {
      csv: Type.String({ minLength: 1, maxLength: MAX_LIST_LENGTH }),
      methodId: Type.Optional(rowIdSchema),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    created: Type.Integer(),
    updated: Type.Integer(),
    errors: Type.Array(rowFaultSchema),
  }),
});
/** What became of the rows of a list. */
export type BranchImport = Static<(typeof importBranches)['data']>;
