import type { ReactNode } from 'react';
import type { CheckoutStep } from '#domain/commerce/checkout-steps.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useMoney, usePage, useTranslate } from '#runtime/render/page-context.ts';
import type { Address } from '#schemas/api/users.ts';
import { AccountNote } from '../../_ui/account/account-note.tsx';
import { AccountPanel } from '../../_ui/account/account-panel.tsx';
import block from '../../_ui/checkout/block.module.css';
import { stepHref } from '../../_ui/checkout/step-href.ts';
import type { CheckoutReviewData } from './checkout-review.loader.ts';
import styles from './checkout-review.module.css';
import type { CheckoutReviewValues } from './checkout-review.schema.ts';

/** Who orders, where it goes and how, each with a way back to change it (CHK-01). */
export function CheckoutReview({
  values,
  data,
  nodeId,
}: BlockProps<CheckoutReviewValues, CheckoutReviewData>) {
  const t = useTranslate();
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot className={block['root']} aria-labelledby={titleId}>
      <AccountPanel
        title={values.title === '' ? t('checkout-review:title') : values.title}
        titleId={titleId}
      >
        {data ? (
          <Parts data={data} />
        ) : (
          <AccountNote>
            <p>{t('checkout-review:none')}</p>
          </AccountNote>
        )}
      </AccountPanel>
    </BlockRoot>
  );
}

function Parts({ data }: { data: NonNullable<CheckoutReviewData> }) {
  const t = useTranslate();
  const money = useMoney();
  const { shipping, payer, delivery, words } = data;
  return (
    <div className={styles['parts']}>
      <Part title={t('checkout-review:contact')} step="address">
        <p>{data.email}</p>
        <p>{shipping?.contactPhone ?? payer?.contactPhone}</p>
      </Part>
      {shipping && (
        <Part title={t('checkout-review:address')} step="address">
          <Lines address={shipping} country={data.shippingCountry} />
        </Part>
      )}
      {payer && (
        <Part title={t('checkout-review:payer')} step="address">
          <Lines address={payer} country={data.payerCountry} />
          {payer.companyName !== '' && <p>{payer.companyName}</p>}
          {payer.companyOIB !== '' && <p>{t('checkout-review:oib', { oib: payer.companyOIB })}</p>}
        </Part>
      )}
      {delivery && (
        <Part title={t('checkout-review:delivery')} step="delivery">
          <p>
            {delivery.name} · {money(delivery.price)}
          </p>
          {delivery.branch !== '' && <p>{delivery.branch}</p>}
          {delivery.days && <p>{t('checkout-review:days', { days: delivery.days })}</p>}
          {delivery.details?.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Part>
      )}
      {words.giftMessage !== '' && (
        <Part title={t('checkout-review:gift')} step="delivery">
          {words.to !== '' && <p>{t('checkout-review:giftFor', { name: words.to })}</p>}
          <p className={styles['message']}>{words.giftMessage}</p>
          {words.from !== '' && <p>{t('checkout-review:giftFrom', { name: words.from })}</p>}
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  title: string;
  /** Where it is changed. */
  step: CheckoutStep;
  children: ReactNode;
}

function Part({ title, step, children }: PartProps) {
  const page = usePage();
  const { t } = page;
  return (
    <div className={styles['part']}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>{title}</h3>
        <a href={stepHref(step, page)} className={styles['change']}>
          {t('checkout-review:change')}
          <span className="visually-hidden">: {title}</span>
        </a>
      </div>
      {children}
    </div>
  );
}

function Lines({ address, country }: { address: Address; country: string }) {
  const { firstName, lastName, street, houseNumber, zipCode, city } = address;
  return (
    <>
      <p>{`${firstName} ${lastName}`}</p>
      <p>{`${street} ${houseNumber}`}</p>
      <p>{`${zipCode} ${city}, ${country}`}</p>
    </>
  );
}
