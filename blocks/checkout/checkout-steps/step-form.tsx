import type { ReactNode } from 'react';
import { type CheckoutStep, STEP_NAMES } from '#domain/commerce/checkout-steps.ts';
import { ACTIONS } from '#domain/web/actions.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { type PageContextValue, usePage } from '#runtime/render/page-context.ts';
import { Button } from '../../_ui/button/button.tsx';
import { buttonClass } from '../../_ui/button/button-class.ts';
import { stepHref } from '../../_ui/checkout/step-href.ts';
import styles from './checkout-steps.module.css';

const FORMS = {
  address: { action: ACTIONS.checkoutAddress, submit: 'toDelivery' },
  delivery: { action: ACTIONS.checkoutDelivery, submit: 'toReview' },
  review: { action: ACTIONS.checkoutNote, submit: 'toPayment' },
  payment: { action: ACTIONS.checkoutOrder, submit: null },
} as const;

export interface StepFormProps {
  id: string;
  step: CheckoutStep;
  /** As the bar above calls it. */
  name: string;
  /** One came here from another step: reading goes on at the head of this one. */
  isArrival: boolean;
  isDigital: boolean;
  skipDelivery: boolean;
  children: ReactNode;
}

/** The form of a step: its blocks, the way on and the way back. The last one's blocks hold its button. */
export function StepForm(props: StepFormProps) {
  const { id, step, isDigital, skipDelivery, children } = props;
  const page = usePage();
  const { t } = page;
  const { action, submit } = FORMS[step];
  return (
    <form
      id={id}
      method="post"
      action={action}
      data-action={`checkout.${step}`}
      className={styles['form']}
    >
      <StepHeading {...props} />
      <input type="hidden" name="redirect" value={nextHref(step, isDigital, page)} />
      <input type="hidden" name="page" value={stepHref(step, page)} />
      {step === 'address' && skipDelivery && <input type="hidden" name="skipDelivery" value="1" />}
      {step === 'review' && <input type="hidden" name="success" value={successHref(page)} />}
      {(step === 'review' || step === 'payment') && (
        <input
          type="hidden"
          name="failure"
          value={pageHref(pathOf('checkoutFailure', page.locale), page)}
        />
      )}
      {children}
      <div className={styles['ways']}>
        {submit && (
          <Button type="submit" size="l">
            {t(`checkout-steps:${isDigital && step === 'address' ? 'toReview' : submit}`)}
          </Button>
        )}
        <BackLink step={step} isDigital={isDigital} />
      </div>
    </form>
  );
}

/** Sighted shoppers see the same in the bar above. Focused by the browser itself, also without scripts. */
function StepHeading({ step, name, isArrival }: StepFormProps) {
  const { t } = usePage();
  const index = STEP_NAMES.indexOf(step) + 1;
  return (
    <h2
      className="visually-hidden"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page was loaded to go on from the step before, whose focus went with it
      autoFocus={isArrival}
    >
      {t('checkout-steps:heading', { index, count: STEP_NAMES.length, name })}
    </h2>
  );
}

function nextHref(step: CheckoutStep, isDigital: boolean, page: PageContextValue): string {
  if (step === 'payment') return successHref(page);
  const next = STEP_NAMES[STEP_NAMES.indexOf(step) + 1] ?? 'payment';
  return stepHref(next === 'delivery' && isDigital ? 'review' : next, page);
}

/** The page of thanks; the step before leads there where nothing is left to choose (PAY-07). */
function successHref(page: PageContextValue): string {
  return pageHref(pathOf('checkoutSuccess', page.locale), page);
}

function BackLink({ step, isDigital }: { step: CheckoutStep; isDigital: boolean }) {
  const page = usePage();
  const { t, locale } = page;
  const before = STEP_NAMES[STEP_NAMES.indexOf(step) - 1];
  const target = before === 'delivery' && isDigital ? 'address' : before;
  const href = target ? stepHref(target, page) : pageHref(pathOf('cart', locale), page);
  return (
    <a href={href} className={buttonClass({ variant: 'quiet' })}>
      {t(target ? 'checkout-steps:back' : 'checkout-steps:backToCart')}
    </a>
  );
}
