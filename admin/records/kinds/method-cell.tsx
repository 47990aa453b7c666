import { useAdmin } from '../../admin-context.ts';
import { useDeliveryMethods } from '../places/use-delivery-methods.ts';
import { textIn } from '../record-kind.ts';

/** The name of a way of delivery. */
export function MethodCell({ id }: { id: number }) {
  const { locale } = useAdmin();
  const method = useDeliveryMethods().find((one) => one.id === id);
  return <>{textIn(method?.names, locale)}</>;
}
