import { ON_DELIVERY_CODE, TRANSFER_CODE } from '#domain/commerce/checkout-steps.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useMoney, usePage, useTranslate } from '#runtime/render/page-context.ts';
import { PROFILE_SECTIONS, SECTION_QUERY } from '../../_ui/account/sections.ts';
import { buttonClass } from '../../_ui/button/button-class.ts';
import { Icon } from '../../_ui/icon/icon.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import type { CheckoutSuccessData } from './checkout-success.loader.ts';
import styles from './checkout-success.module.css';
import type { CheckoutSuccessValues } from './checkout-success.schema.ts';

/** Thanks by name, the number of the order, and what happens next (CHK-30). */
export function CheckoutSuccess({
  values,
  data,
  nodeId,
}: BlockProps<CheckoutSuccessValues, CheckoutSuccessData>) {
  const { t, locale } = usePage();
  const { name, isCustomer, order } = data;
  const titleId = `${nodeId}-title`;
  const title =
    name === '' ? t('checkout-success:title') : t('checkout-success:titleNamed', { name });
  const orders = screenLink('profile', locale, `?${SECTION_QUERY}=${PROFILE_SECTIONS.orders}`);
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <div className={styles['card']}>
        <span className={styles['mark']}>
          <Icon name="check" />
        </span>
        <EditableText
          field="title"
          value={values.title === '' ? title : values.title}
          as="h1"
          id={titleId}
          className={styles['title']}
        />
        <EditableText
          field="text"
          value={values.text === '' ? t('checkout-success:text') : values.text}
          as="p"
          multiline
        />
        {order && <OrderFacts order={order} />}
        <div className={styles['ways']}>
          <SmartLink link={screenLink('home', locale)} className={buttonClass()}>
            <EditableText
              field="button"
              value={values.button === '' ? t('checkout-success:button') : values.button}
            />
          </SmartLink>
          {isCustomer && (
            <SmartLink link={orders} className={buttonClass({ variant: 'secondary' })}>
              {t('checkout-success:orders')}
            </SmartLink>
          )}
        </div>
      </div>
    </BlockRoot>
  );
}

const NEXT: Readonly<Record<number, string>> = {
  [TRANSFER_CODE]: 'transfer',
  [ON_DELIVERY_CODE]: 'onDelivery',
};

function OrderFacts({ order }: { order: NonNullable<CheckoutSuccessData['order']> }) {
  const t = useTranslate();
  const money = useMoney();
  const { number, finalAmount, paymentCode, paymentName, isPaid, isTest } = order;
  const next = isPaid ? undefined : NEXT[paymentCode];
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('checkout-success:number')}</dt>
          <dd className={styles['number']}>{number}</dd>
        </div>
        <div>
          <dt>{t('checkout-success:total')}</dt>
          <dd>{money(finalAmount)}</dd>
        </div>
        <div>
          <dt>{t('checkout-success:payment')}</dt>
          <dd>{isPaid ? `${paymentName}, ${t('checkout-success:paid')}` : paymentName}</dd>
        </div>
      </dl>
      {isTest && <p className={styles['test']}>{t('checkout-success:test')}</p>}
      {next && <p>{t(`checkout-success:${next}`)}</p>}
    </>
  );
}
