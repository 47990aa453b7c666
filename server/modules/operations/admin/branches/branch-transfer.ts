import { branchRowSchema, MAX_BRANCHES, type OpeningHours } from '#schemas/api/branch-fields.ts';
import type { Handle } from '#server/plugins/database.ts';
import type { DeliveryChoices } from '../kind-rules.ts';
import type { Fields, Place } from '../record-store.ts';
import { deliveryBranchTable } from '../tables.ts';
import { tableTransfer } from '../transfer/table-transfer.ts';
import type { TransferKind } from '../transfer/transfer-kind.ts';
import { branchQueries } from './branch.repository.ts';
import { branchFaults } from './branch-rules.ts';
import { hoursOf, hoursText } from './opening-hours.ts';

/** Places in files, told apart by `code`. Rows that name no method are those of `methodId`. */
export function branchTransfer(services: DeliveryChoices, methodId?: number): TransferKind {
  async function toRecord(handle: Handle, { store }: Place, row: Fields, before: Fields | null) {
    const { method: code, hours, ...plain } = row;
    const methods = await branchQueries.methods(handle, store.id);
    const wanted =
      code === undefined ? (before?.['methodId'] ?? methodId) : idWithCode(methods, code);
    const fields = {
      ...plain,
      methodId: wanted,
      ...(Array.isArray(hours) && { hours: hours.map((text) => hoursOf(String(text))) }),
    };
    const method = methods.find(({ id }) => id === wanted);
    const { methodId: fault, ...others } = branchFaults(fields, method, services);
    const isFull = !before && (await branchQueries.count(handle, store.id)) >= MAX_BRANCHES;
    const faults = {
      ...others,
      ...(fault && { method: wanted === undefined ? 'required' : fault }),
      ...(isFull && { code: 'maxItems' }),
    };
    return Object.keys(faults).length > 0 ? { faults } : { fields };
  }

  async function toRows(handle: Handle, { store }: Place, records: readonly Fields[]) {
    const methods = await branchQueries.methods(handle, store.id);
    const codes = new Map(methods.map(({ id, code }) => [id, code]));
    return records.map(({ id: _id, methodId: own, hours, ...plain }) => ({
      ...plain,
      method: codes.get(Number(own)),
      hours: Array.isArray(hours) ? hours.map((one: OpeningHours) => hoursText(one)) : [],
    }));
  }

  return tableTransfer({
    name: 'delivery-branch',
    schema: branchRowSchema,
    table: deliveryBranchTable,
    key: 'code',
    keyColumn: 'code',
    tags: () => ['settings'],
    toRecord,
    toRows,
  });
}

/** No method has the id 0: a code that there is not is refused as such. */
function idWithCode(methods: readonly { id: number; code: number }[], code: unknown): number {
  return methods.find((method) => method.code === code)?.id ?? 0;
}
