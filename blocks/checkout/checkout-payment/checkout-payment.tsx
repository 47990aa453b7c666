import {
  BUTTONS_TEMPLATE,
  CARD_CODE,
  CHECKOUT_FEE,
  PAYPAL_TYPE,
} from '#domain/commerce/checkout-steps.ts';
import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useMoney, usePage, useTranslate } from '#runtime/render/page-context.ts';
import { AccountNote } from '../../_ui/account/account-note.tsx';
import { AccountPanel } from '../../_ui/account/account-panel.tsx';
import { Button } from '../../_ui/button/button.tsx';
import block from '../../_ui/checkout/block.module.css';
import { OptionCard, OptionList } from '../../_ui/checkout/option-card.tsx';
import type { CheckoutPaymentData, PaymentFee } from './checkout-payment.loader.ts';
import styles from './checkout-payment.module.css';
import type { CheckoutPaymentValues } from './checkout-payment.schema.ts';
import { preselected } from './preselect.ts';

/** The ways of payment, one of them chosen (PAY-01, PAY-04, PAY-09). */
export function CheckoutPayment({
  values,
  data: { methods, chosenId, fee },
  nodeId,
}: BlockProps<CheckoutPaymentValues, CheckoutPaymentData>) {
  const t = useTranslate();
  const titleId = `${nodeId}-title`;
  const isSaved = methods.some(({ id }) => id === chosenId);
  const shownId = isSaved ? chosenId : preselected(methods, values.preselectIndex)?.id;
  return (
    <BlockRoot className={block['root']} aria-labelledby={titleId}>
      <AccountPanel
        title={values.title === '' ? t('checkout-payment:title') : values.title}
        titleId={titleId}
      >
        {methods.length === 0 ? (
          <AccountNote>
            <p role="status">{t('checkout-payment:none')}</p>
          </AccountNote>
        ) : (
          <OptionList errorId={`${nodeId}-${methods[0]?.id}-error`}>
            {methods.map(({ id, name, description, methodCode }) => (
              <OptionCard
                key={id}
                id={`${nodeId}-${id}`}
                name="paymentMethodId"
                value={id}
                code={methodCode}
                isChosen={id === shownId}
                title={name}
                text={description}
                aside={methodCode === CARD_CODE && <CardBrands />}
                live={isSaved ? 'change' : 'now'}
              />
            ))}
          </OptionList>
        )}
        <div role="status">
          <div id={CHECKOUT_FEE} data-live-part>
            {fee && <Fee fee={fee} />}
          </div>
        </div>
        {methods.some(({ paymentType }) => paymentType === PAYPAL_TYPE) && <PaymentButtons />}
      </AccountPanel>
    </BlockRoot>
  );
}

/**
 * What the chosen way costs, said once; around it a live region tells it to screen readers
 * (CHK-19).
 */
function Fee({ fee: { name, text, price } }: { fee: PaymentFee }) {
  const money = useMoney();
  return (
    <p className={styles['fee']}>
      <strong>{`${name}: ${money(price)}`}</strong> {text}
    </p>
  );
}

/**
 * Shown in place of the form once the order is made;
 * `src/storefront/browser/cart/payment-buttons.ts` fills it (PAY-10).
 */
function PaymentButtons() {
  const page = usePage();
  const { t, locale } = page;
  return (
    <template id={BUTTONS_TEMPLATE}>
      <section aria-labelledby={`${BUTTONS_TEMPLATE}-title`} className={styles['buttons']}>
        <h2 id={`${BUTTONS_TEMPLATE}-title`} tabIndex={-1}>
          {t('checkout-payment:buttons')}
        </h2>
        <p>{t('checkout-payment:buttonsText')}</p>
        <p role="alert" data-payment-fault hidden>
          {t('checkout-payment:buttonsFault')}
        </p>
        <div data-payment-buttons />
        <form method="post" action={ACTIONS.checkoutRetry}>
          <input type="hidden" name="redirect" value={pageHref(pathOf('checkout', locale), page)} />
          <Button type="submit" variant="quiet">
            {t('checkout-payment:otherWay')}
          </Button>
        </form>
      </section>
    </template>
  );
}

/** The names are in the description already (PAY-09). */
function CardBrands() {
  return (
    <span className={styles['brands']} aria-hidden="true">
      <svg className={styles['brand']} viewBox="0 0 38 24" aria-hidden="true">
        <rect width="38" height="24" rx="3" fill="#fff" />
        <text x="19" y="16.5" textAnchor="middle" className={styles['visa']}>
          VISA
        </text>
      </svg>
      <svg className={styles['brand']} viewBox="0 0 38 24" aria-hidden="true">
        <rect width="38" height="24" rx="3" fill="#fff" />
        <circle cx="15" cy="12" r="7" fill="#d9382b" />
        <circle cx="23" cy="12" r="7" fill="#e9a13b" fillOpacity="0.85" />
      </svg>
      <svg className={styles['brand']} viewBox="0 0 38 24" aria-hidden="true">
        <rect width="38" height="24" rx="3" fill="#fff" />
        <circle cx="15" cy="12" r="7" fill="#2f6fb7" />
        <circle cx="23" cy="12" r="7" fill="#d9382b" fillOpacity="0.85" />
      </svg>
    </span>
  );
}
