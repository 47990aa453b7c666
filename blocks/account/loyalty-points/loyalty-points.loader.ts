import type { LoadContext } from '#runtime/define-block.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import { loyaltyFigures } from '#schemas/api/users.ts';
import { ownOrNull } from '../../_ui/account/customer.ts';

/** The four figures; null where nobody is logged in. */
export interface LoyaltyPointsData {
  figures: DataOf<typeof loyaltyFigures> | null;
}

export async function loadLoyalty({
  api,
}: Pick<LoadContext<unknown>, 'api'>): Promise<LoyaltyPointsData> {
  return { figures: ownOrNull(await api.call(loyaltyFigures, {})) };
}
