import { Badge } from '#kit/ui/badge.tsx';
import { usePaymentProviders } from '../payment-providers.ts';

/** The name of a payment provider, as a mark. */
export function ProviderCell({ id }: { id: string }) {
  const { nameOf } = usePaymentProviders();
  return <Badge tone="neutral">{nameOf(id)}</Badge>;
}
