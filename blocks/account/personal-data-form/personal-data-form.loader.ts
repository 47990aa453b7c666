import type { LoadContext } from '#runtime/define-block.ts';
import { loadCustomer } from '../../_ui/account/customer.ts';

/** What the form shows; null where nobody is logged in. */
export interface PersonalData {
  customer: { firstName: string; lastName: string; email: string; barcode: string } | null;
}

export async function loadPersonalData({
  api,
}: Pick<LoadContext<unknown>, 'api'>): Promise<PersonalData> {
  const user = await loadCustomer(api);
  if (!user) return { customer: null };
  const { details, email, memberCardBarcode: barcode } = user;
  return { customer: { ...details, email, barcode } };
}
