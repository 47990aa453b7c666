import { MAX_BRANCHES, type OpeningHours } from '#schemas/api/branch-fields.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { Handle } from '#server/plugins/database.ts';
import type { KindRules } from '../admin-kind.ts';
import type { DeliveryChoices } from '../kind-rules.ts';
import type { Fields } from '../record-store.ts';
import { branchQueries, type PlaceMethod } from './branch.repository.ts';
import { hoursFault } from './opening-hours.ts';

/** Whether shoppers who choose a method of the kind choose a place, too. */
export function hasPlaces({ delivery }: DeliveryChoices, { kind }: Pick<PlaceMethod, 'kind'>) {
  return delivery.labels.some(({ id, places }) => id === kind && places !== undefined);
}

/** What is wrong with a place as a whole; its fields are right one by one. */
export function branchFaults(
  { hours }: Fields,
  method: PlaceMethod | undefined,
  services: DeliveryChoices,
): Record<string, string> {
  const known = Array.isArray(hours) ? (hours as readonly OpeningHours[]) : [];
  const fault = hoursFault(known);
  return {
    ...(!(method && hasPlaces(services, method)) && { methodId: 'enum' }),
    ...(fault && { hours: fault }),
  };
}

/** A place belongs to a method of the same store that is collected somewhere. */
export function branchRules(services: DeliveryChoices & { db: Handle }): KindRules {
  const { db } = services;
  return {
    tags: () => ['settings'],
    async check({ store }, fields, id) {
      const methods = await branchQueries.methods(db, store.id);
      const method = methods.find((one) => one.id === fields['methodId']);
      const isFull = id === null && (await branchQueries.count(db, store.id)) >= MAX_BRANCHES;
      const faults = {
        ...branchFaults(fields, method, services),
        ...(isFull && { name: 'maxItems' }),
      };
      if (Object.keys(faults).length > 0) throw new ValidationFailed({ fields: faults });
    },
  };
}
