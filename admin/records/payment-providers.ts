import { useBackOffice } from '#kit/back-office-context.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { adminPaymentProviders } from '#schemas/api/admin.ts';
import type { ApiPort, DataOf } from '#schemas/api/endpoint.ts';
import { useAdmin } from '../admin-context.ts';

type Providers = DataOf<typeof adminPaymentProviders>['providers'];

/** A list asks once for all of its rows: what there is changes with the server's version only. */
const asked = new WeakMap<ApiPort, Promise<Providers>>();

function loadProviders(api: ApiPort): Promise<Providers> {
  const known = asked.get(api);
  if (known) return known;
  const asking = api.get(adminPaymentProviders, {}).then(({ providers }) => providers);
  asked.set(api, asking);
  // The next one to need them asks again.
  asking.catch(() => asked.delete(api));
  return asking;
}

/** Ids of all payment providers, and what they are called; an unknown one by its id. */
export function usePaymentProviders() {
  const { api } = useBackOffice();
  const { locale } = useAdmin();
  const { value: providers = [] } = useLatest('providers', () => loadProviders(api));
  return {
    ids: providers.map(({ id }) => id),
    nameOf: (id: string) => providers.find((provider) => provider.id === id)?.labels[locale] ?? id,
  };
}
