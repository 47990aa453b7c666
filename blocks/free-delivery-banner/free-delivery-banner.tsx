import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { Cart } from '#schemas/api/cart.ts';
import { formatMoney } from '#schemas/money.ts';
import { CartPart } from '../_ui/cart/cart-part.tsx';
import { Icon } from '../_ui/icon/icon.tsx';
import styles from './free-delivery-banner.module.css';
import type { FreeDeliveryBannerValues } from './free-delivery-banner.schema.ts';

/** CART-26. Where there is no free delivery, or nothing to deliver, it takes no room. */
export function FreeDeliveryBanner({
  values,
  data: { cart },
  nodeId,
}: BlockProps<FreeDeliveryBannerValues, { cart: Cart | null }>) {
  const { t } = usePage();
  const isFilled = cart !== null && cart.items.length > 0 && !cart.digitalOnly;
  const missing = isFilled ? cart.delivery.toFree : null;
  const sum = cart?.prices.base.cartTotal ?? 0;
  return (
    <CartPart nodeId={nodeId} className={styles['root']} isHidden={missing === null}>
      <div className={styles['banner']} role="status">
        <Icon name="truck" size={24} />
        {missing !== null && missing > 0 ? (
          <p>{t('free-delivery-banner:left', { amount: formatMoney(missing) })}</p>
        ) : (
          <EditableText
            field="text"
            value={values.text === '' ? t('free-delivery-banner:reached') : values.text}
            as="p"
          />
        )}
        <span className={styles['bar']} aria-hidden="true">
          <span style={{ inlineSize: `${percentOf(sum, missing ?? 0)}%` }} />
        </span>
      </div>
    </CartPart>
  );
}

function percentOf(sum: number, missing: number): number {
  return missing > 0 ? Math.round((100 * sum) / (sum + missing)) : 100;
}
