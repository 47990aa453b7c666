import { ACTIONS } from '#domain/web/actions.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import { Icon } from '../icon/icon.tsx';
import { iconButtonClass } from '../icon-button/icon-button-class.ts';
import { Redirect } from './cart-part.tsx';

/** What was taken out is kept with its choices, to be put back (CART-21). */
export function RemoveLine({ item }: { item: CartItem }) {
  const t = useTranslate();
  return (
    <form method="post" action={ACTIONS.cartRemove} data-action="cart.remove">
      <input type="hidden" name="itemId" value={item.itemId} />
      <input type="hidden" name="item" value={JSON.stringify(keptOf(item))} />
      <Redirect />
      <button
        type="submit"
        className={iconButtonClass}
        aria-label={t('cart-items:remove', { name: item.productData.name })}
      >
        <Icon name="trash" size={20} />
      </button>
    </form>
  );
}

/** The line as it is kept to be put back; no options where none were chosen. */
function keptOf({ productId, options }: CartItem) {
  const { personalizations, bundleOptions, customPriceOption } = options;
  const chosen = {
    ...(personalizations.length > 0 && { personalizations }),
    ...(bundleOptions.length > 0 && {
      bundleOptions: bundleOptions.map(({ variant, ...choice }) => ({
        ...choice,
        ...(variant !== null && { variant }),
      })),
    }),
    ...(customPriceOption !== null && { customPriceOption }),
  };
  return { productId, ...(Object.keys(chosen).length > 0 && { options: chosen }) };
}
