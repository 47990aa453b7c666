import { STEP_NAMES } from '#domain/commerce/checkout-steps.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { useShowsAllParts } from '#runtime/edit/edit-context.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { Slot } from '#runtime/render/slot.tsx';
import { buttonClass } from '../../_ui/button/button-class.ts';
import { WaitingOrder } from '../../_ui/cart/waiting-order.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import type { CheckoutStepsData } from './checkout-steps.loader.ts';
import styles from './checkout-steps.module.css';
import type { CheckoutStepsValues } from './checkout-steps.schema.ts';
import { StepBar } from './step-bar.tsx';
import { StepForm } from './step-form.tsx';

/**
 * CHK-01..04. The open step is a form around the blocks that are in it; each step has an address,
 * so a reload and the browser's back key lead where the shopper was. An editor sees all steps.
 */
export function CheckoutSteps({
  values,
  data,
  nodeId,
}: BlockProps<CheckoutStepsValues, CheckoutStepsData>) {
  const { t } = usePage();
  const showsAll = useShowsAllParts();
  return (
    <BlockRoot as="div" className={styles['root']}>
      <EditableText
        field="title"
        value={values.title === '' ? t('checkout-steps:title') : values.title}
        as="h1"
        className={styles['title']}
      />
      {data.waiting && <WaitingOrder order={data.waiting} />}
      {data.isEmpty && !showsAll ? (
        <Nothing />
      ) : (
        <>
          <StepBar values={values} data={data} formId={`${nodeId}-${data.step}`} />
          {STEP_NAMES.filter((name) => showsAll || name === data.step).map((name) => (
            <StepForm
              key={name}
              id={`${nodeId}-${name}`}
              step={name}
              name={values[name] === '' ? t(`checkout-steps:${name}`) : values[name]}
              isArrival={data.isArrival && !showsAll}
              isDigital={data.isDigital}
              skipDelivery={values.skipDelivery}
            >
              <Slot name={name} />
            </StepForm>
          ))}
        </>
      )}
    </BlockRoot>
  );
}

/** In place of the steps, where there is nothing to order. */
function Nothing() {
  const { t, locale } = usePage();
  return (
    <div className={styles['nothing']}>
      <h2 className={styles['subtitle']}>{t('checkout-steps:none')}</h2>
      <p>{t('checkout-steps:noneText')}</p>
      <SmartLink link={screenLink('home', locale)} className={buttonClass()}>
        {t('checkout-steps:shop')}
      </SmartLink>
    </div>
  );
}
