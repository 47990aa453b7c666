import { useBackOffice } from '#kit/back-office-context.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { isRecord } from '#runtime/content/json.ts';
import { adminDeliveryKinds, adminDeliveryMethod } from '#schemas/api/admin.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';

/** A way of delivery, and whether places belong to it. */
export interface ShownMethod {
  id: number;
  names: unknown;
  hasPlaces: boolean;
}

/** The cells of a table ask at the same time: one call answers them all. */
const asked = new WeakMap<ApiPort, Promise<readonly ShownMethod[]>>();

async function load(api: ApiPort): Promise<readonly ShownMethod[]> {
  const [{ records }, { kinds }] = await Promise.all([
    api.get(adminDeliveryMethod.filter, { body: { limit: 100 } }),
    api.get(adminDeliveryKinds, {}),
  ]);
  const withPlaces = new Set(kinds.flatMap(({ id, places }) => (places ? [id] : [])));
  return records.filter(isRecord).map(({ id, names, kind }) => ({
    ...{ id: Number(id), names },
    hasPlaces: withPlaces.has(String(kind)),
  }));
}

function loadOnce(api: ApiPort) {
  const known = asked.get(api);
  if (known) return known;
  const asking = load(api);
  asked.set(api, asking);
  // Only those that ask at once share an answer.
  const forget = () => asked.delete(api);
  asking.then(forget, forget);
  return asking;
}

/** The store's ways of delivery; none before they are known. Another version asks again. */
export function useDeliveryMethods(version = 0): readonly ShownMethod[] {
  const { api } = useBackOffice();
  const { value = [] } = useLatest(`delivery methods ${version}`, () => loadOnce(api));
  return value;
}
