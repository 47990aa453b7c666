import { type CheckoutStep, STEP_NAMES } from '#domain/commerce/checkout-steps.ts';
import { usePage } from '#runtime/render/page-context.ts';
import { stepHref } from '../../_ui/checkout/step-href.ts';
import { Icon } from '../../_ui/icon/icon.tsx';
import type { CheckoutStepsData } from './checkout-steps.loader.ts';
import styles from './checkout-steps.module.css';
import type { CheckoutStepsValues } from './checkout-steps.schema.ts';

export interface StepBarProps {
  values: CheckoutStepsValues;
  data: CheckoutStepsData;
  /** Form of the open step. */
  formId: string;
}

/** CHK-02..04: how far the order is, with ways back. What lies ahead is no link. */
export function StepBar({ values, data, formId }: StepBarProps) {
  const { t } = usePage();
  const current = STEP_NAMES.indexOf(data.step);
  return (
    <nav aria-label={t('checkout-steps:label')}>
      <ol className={styles['bar']}>
        {STEP_NAMES.map((name, index) => (
          <li
            key={name}
            className={styles['step']}
            data-reached={index <= current ? '' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles['number']} aria-hidden="true">
              {index < current ? <Icon name="check" /> : index + 1}
            </span>
            <StepName
              step={name}
              label={values[name] === '' ? t(`checkout-steps:${name}`) : values[name]}
              way={wayTo(index, current, data)}
              formId={formId}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Way = 'link' | 'submit' | 'none';

/** G-078: in the review the last item does what its button does. */
function wayTo(index: number, current: number, { isDigital }: CheckoutStepsData): Way {
  if (index < current) return isDigital && STEP_NAMES[index] === 'delivery' ? 'none' : 'link';
  return STEP_NAMES[current] === 'review' && STEP_NAMES[index] === 'payment' ? 'submit' : 'none';
}

interface StepNameProps {
  step: CheckoutStep;
  label: string;
  way: Way;
  formId: string;
}

function StepName({ step, label, way, formId }: StepNameProps) {
  const page = usePage();
  if (way === 'link') {
    return (
      <a href={stepHref(step, page)} className={styles['name']}>
        {label}
        <span className="visually-hidden"> ({page.t('checkout-steps:done')})</span>
      </a>
    );
  }
  if (way === 'submit') {
    return (
      <button type="submit" form={formId} className={styles['name']}>
        {label}
      </button>
    );
  }
  return <span className={styles['name']}>{label}</span>;
}
