import type { Locale } from '#domain/locales.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { adminDeliveryKinds, adminPaymentProviders } from '#schemas/api/admin.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { useAdmin } from '../admin-context.ts';

interface Plugin {
  id: string;
  labels: Record<Locale, string>;
}

/** Lists of the server that the panel shows by name. */
const LOADS = {
  paymentProviders: async (api: ApiPort): Promise<Plugin[]> =>
    (await api.get(adminPaymentProviders, {})).providers,
  deliveryKinds: async (api: ApiPort): Promise<Plugin[]> =>
    (await api.get(adminDeliveryKinds, {})).kinds,
};

export type PluginList = keyof typeof LOADS;

/** A table asks once for all of its rows: what there is changes with the server's version only. */
const asked = new WeakMap<ApiPort, Partial<Record<PluginList, Promise<Plugin[]>>>>();

function load(api: ApiPort, list: PluginList): Promise<Plugin[]> {
  const lists = asked.get(api) ?? {};
  asked.set(api, lists);
  const known = lists[list];
  if (known) return known;
  const asking = LOADS[list](api);
  lists[list] = asking;
  // The next one to need them asks again.
  asking.catch(() => {
    delete lists[list];
  });
  return asking;
}

/** What a record may be given of the list, and what each is called; an unknown one by its id. */
export function useNamedPlugins(list: PluginList) {
  const { api } = useBackOffice();
  const { locale } = useAdmin();
  const { value: plugins = [] } = useLatest(list, () => load(api, list));
  return {
    /** All on the list, and what the record has: before the answer is there, and where it is gone. */
    choicesWith(value: unknown): string[] {
      const ids = plugins.map(({ id }) => id);
      return ids.some((id) => id === value) ? ids : [...ids, String(value ?? '')];
    },
    nameOf: (id: string) => plugins.find((plugin) => plugin.id === id)?.labels[locale] ?? id,
  };
}
