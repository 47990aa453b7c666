import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import type { Translate } from '#runtime/i18n/texts.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import type { Money } from '#runtime/render/money.ts';
import { useMoney, usePage, useTranslate } from '#runtime/render/page-context.ts';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import type { CheckoutSummaryData, SummaryLine } from './checkout-summary.loader.ts';
import styles from './checkout-summary.module.css';
import type { CheckoutSummaryValues } from './checkout-summary.schema.ts';

/**
 * What is ordered and what it costs (CHK-07). The page's script keeps it in step with the choices.
 */
export function CheckoutSummary({
  values,
  data: { cart },
  nodeId,
}: BlockProps<CheckoutSummaryValues, CheckoutSummaryData>) {
  const { t, locale } = usePage();
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot
      as="aside"
      className={styles['root']}
      aria-labelledby={titleId}
      hidden={cart === null}
    >
      <div className={styles['card']}>
        <EditableText
          field="title"
          value={values.title === '' ? t('checkout-summary:title') : values.title}
          as="h2"
          id={titleId}
          className={styles['title']}
        />
        {cart && (
          <div id={`${nodeId}-sums`} className={styles['body']} data-live-part>
            <details open>
              <summary className={styles['count']}>
                {t('checkout-summary:items', { count: cart.count })}
                <Icon name="chevron-down" size={18} />
              </summary>
              <ul className={styles['lines']}>
                {cart.lines.map((line) => (
                  <Line key={line.key} line={line} />
                ))}
              </ul>
            </details>
            <Sums cart={cart} />
            <SmartLink link={screenLink('cart', locale)} className={styles['edit']}>
              {t('checkout-summary:edit')}
            </SmartLink>
          </div>
        )}
      </div>
    </BlockRoot>
  );
}

function Line({ line }: { line: SummaryLine }) {
  const t = useTranslate();
  const money = useMoney();
  const { name, qty, picture, row, regularRow, isAvailable } = line;
  return (
    <li className={styles['line']}>
      <span className={styles['picture']}>
        {picture && (
          <RecordPicture record={picture} alt="" sizes="4rem" className={styles['image']} />
        )}
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['qty']}>{t('checkout-summary:qty', { count: qty })}</span>
        {!isAvailable && <strong className={styles['gone']}>{t('checkout-summary:gone')}</strong>}
      </span>
      <span className={styles['price']}>
        <span>{money(row)}</span>
        {regularRow !== null && <s className={styles['regular']}>{money(regularRow)}</s>}
      </span>
    </li>
  );
}

function Sums({ cart }: { cart: NonNullable<CheckoutSummaryData['cart']> }) {
  const t = useTranslate();
  const money = useMoney();
  const { prices, fee, couponCode, hasDelivery } = cart;
  return (
    <dl
      className={styles['sums']}
      {...(cart.feeItemId !== null && {
        'data-fee-item': cart.feeItemId,
        'data-fee-action': ACTIONS.cartRemove,
      })}
    >
      <Row label={t('checkout-summary:subtotal')} text={money(prices.itemsTotal - fee)} />
      {prices.coupon > 0 && (
        <Row
          label={t('checkout-summary:coupon', { code: couponCode })}
          text={money(-prices.coupon)}
        />
      )}
      {prices.loyalty > 0 && (
        <Row label={t('checkout-summary:loyalty')} text={money(-prices.loyalty)} />
      )}
      <Row
        label={t('checkout-summary:delivery')}
        text={hasDelivery ? deliveryText(cart, t, money) : t('checkout-summary:deliveryOpen')}
      />
      {fee > 0 && <Row label={t('checkout-summary:fee')} text={money(fee)} />}
      <div className={styles['total']}>
        <dt>{t('checkout-summary:total')}</dt>
        <dd>{money(prices.orderTotal)}</dd>
      </div>
      {prices.tax.orderTotal > 0 && (
        <Row label={t('checkout-summary:tax')} text={money(prices.tax.orderTotal)} />
      )}
    </dl>
  );
}

/** In the shop's currency, and in the visitor's own where that is another (CHK-29). */
function deliveryText(
  { prices, deliveryConverted: own }: NonNullable<CheckoutSummaryData['cart']>,
  t: Translate,
  money: Money,
): string {
  if (prices.delivery === 0) return t('checkout-summary:deliveryFree');
  const main = money(prices.delivery);
  return own ? `${main} (${money(own.amount, own.symbol)})` : main;
}

function Row({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles['row']}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
