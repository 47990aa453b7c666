import { formatMoney } from '#domain/commerce/money.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { currencyConfig, freeDeliveryAmount } from '#schemas/api/site.ts';
import type { FreeDeliveryPopupValues } from './free-delivery-popup.schema.ts';

export interface FreeDeliveryPopupData {
  /** Order value from which delivery is free, as shoppers read it: `50,00 €`. */
  amount: string;
}

/** The limit of the main currency, from the server (HEAD-07, CHK-28). */
export async function loadFreeDeliveryPopup({
  api,
  locale,
}: LoadContext<FreeDeliveryPopupValues>): Promise<FreeDeliveryPopupData> {
  const { responseData } = await api.get(currencyConfig, {});
  const { id, symbol } = responseData.mainCurrency;
  const { price } = await api.get(freeDeliveryAmount, { params: { currencyId: id } });
  return { amount: formatMoney(price, symbol, locale) };
}
