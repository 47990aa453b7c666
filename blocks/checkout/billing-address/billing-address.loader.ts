import type { LoadContext } from '#runtime/define-block.ts';
import { type AddressData, loadAddress } from '../../_ui/account/address-data.ts';

export function loadBillingAddress({
  api,
}: Pick<LoadContext<unknown>, 'api'>): Promise<AddressData> {
  return loadAddress(api, 'main');
}
