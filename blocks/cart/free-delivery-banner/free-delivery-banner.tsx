import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { Cart } from '#schemas/api/cart.ts';
import { CartPart } from '../../_ui/cart/cart-part.tsx';
import { FreeDelivery, hasFreeDelivery } from '../../_ui/cart/free-delivery.tsx';
import styles from './free-delivery-banner.module.css';
import type { FreeDeliveryBannerValues } from './free-delivery-banner.schema.ts';

/** Where there is no free delivery, or nothing to deliver, it takes no room (CART-26). */
export function FreeDeliveryBanner({
  values,
  data: { cart },
  nodeId,
}: BlockProps<FreeDeliveryBannerValues, { cart: Cart | null }>) {
  const { t } = usePage();
  return (
    <CartPart nodeId={nodeId} className={styles['root']} isHidden={!hasFreeDelivery(cart)}>
      <FreeDelivery
        cart={cart}
        reached={
          <EditableText
            field="text"
            value={values.text === '' ? t('free-delivery-banner:reached') : values.text}
            as="p"
          />
        }
      />
    </CartPart>
  );
}
