import { useBackOffice } from '#kit/back-office-context.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { type Attribute, adminAttribute } from '#schemas/api/admin-attribute.ts';

/** As many as one call may answer; a shop has a dozen. */
const MAX_SHOWN = 100;

/** The attributes of the shop in their order; undefined until they are there. */
export function useAttributes(): readonly Attribute[] | undefined {
  const { api } = useBackOffice();
  const { value } = useLatest('attributes', () =>
    api.get(adminAttribute.filter, { body: { limit: MAX_SHOWN } }),
  );
  return value?.records;
}
