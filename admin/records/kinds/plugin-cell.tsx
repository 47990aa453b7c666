import { Badge } from '#kit/ui/badge.tsx';
import { type PluginList, useNamedPlugins } from '../named-plugins.ts';

/** The name of a payment provider or a kind of delivery, as a mark. */
export function PluginCell({ list, id }: { list: PluginList; id: string }) {
  const { nameOf } = useNamedPlugins(list);
  return <Badge tone="neutral">{nameOf(id)}</Badge>;
}
