import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { useMoney, usePage } from '#runtime/render/page-context.ts';
import type { Cart } from '#schemas/api/cart.ts';
import { CartPart, Redirect } from '../../_ui/cart/cart-part.tsx';
import { CodeField } from '../../_ui/cart/code-field.tsx';
import form from '../../_ui/cart/code-form.module.css';
import { Icon } from '../../_ui/icon/icon.tsx';
import { iconButtonClass } from '../../_ui/icon-button/icon-button-class.ts';
import type { CouponFormData } from './coupon-form.loader.ts';
import type { CouponFormValues } from './coupon-form.schema.ts';

/** One coupon for a cart (CPN-01, CPN-02). An empty cart has no use for it. */
export function CouponForm({
  values,
  data: { isFilled, coupon, fault },
  nodeId,
}: BlockProps<CouponFormValues, CouponFormData>) {
  const { t } = usePage();
  const titleId = `${nodeId}-title`;
  return (
    <CartPart
      nodeId={nodeId}
      className={form['root']}
      aria-labelledby={titleId}
      isHidden={!isFilled}
    >
      <EditableText
        field="title"
        value={values.title === '' ? t('coupon-form:title') : values.title}
        as="h2"
        id={titleId}
        className={form['title']}
      />
      {coupon ? (
        <UsedCoupon coupon={coupon} />
      ) : (
        <form method="post" action={ACTIONS.coupon} data-action="cart.coupon">
          <Redirect />
          <CodeField
            id={`${nodeId}-code`}
            name="couponCode"
            label={t('coupon-form:code')}
            submit={t('coupon-form:apply')}
            missing={t('coupon-form:required')}
            error={fault === '' ? '' : t(`page:notice.${fault}`)}
            maxLength={60}
          />
        </form>
      )}
    </CartPart>
  );
}

function UsedCoupon({ coupon: { code, amount } }: { coupon: NonNullable<Cart['coupon']> }) {
  const { t } = usePage();
  const money = useMoney();
  return (
    <form
      method="post"
      action={ACTIONS.couponRemove}
      data-action="cart.removeCoupon"
      className={form['used']}
    >
      <Redirect />
      <p>
        <Icon name="check" size={18} />
        <strong>{t('coupon-form:used', { code })}</strong> {money(-amount)}
      </p>
      <button
        type="submit"
        className={iconButtonClass}
        aria-label={t('coupon-form:remove', { code })}
      >
        <Icon name="close" size={18} />
      </button>
    </form>
  );
}
