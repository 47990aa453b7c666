import type { CSSProperties } from 'react';
import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { RoutineStepsData } from './routine-steps.loader.ts';
import styles from './routine-steps.module.css';
import type { RoutineStepsValues } from './routine-steps.schema.ts';
import { StepProduct } from './step-product.tsx';

/** The list is an ordered one: what is read out counts by itself, so the figures are for the eye. */
export function RoutineSteps({
  values,
  data,
  nodeId,
}: BlockProps<RoutineStepsValues, RoutineStepsData>) {
  const t = useTranslate();
  const { title, text, steps } = values;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-layout={values.layout}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />
      )}
      <ol
        className={styles['steps']}
        aria-label={title === '' ? t('routine-steps:label') : title}
        style={columnsOf(steps.length)}
      >
        {steps.map((step, index) => {
          const product = data.products.find(({ id }) => id === step.productId);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
            <li key={index} className={styles['step']}>
              <span className={styles['number']} aria-hidden="true">
                {index + 1}
              </span>
              <StepWords
                step={step}
                field={`steps.${index}`}
                heading={title === '' ? 'h2' : 'h3'}
              />
              {product && <StepProduct product={product} />}
            </li>
          );
        })}
      </ol>
    </BlockRoot>
  );
}

/** Cards in rows of two to four that are as full as they can be. */
function columnsOf(count: number): CSSProperties & Record<string, string> {
  const rows = Math.max(1, Math.ceil(count / 4));
  return { '--columns': String(Math.max(2, Math.ceil(count / rows))) };
}

interface StepWordsProps {
  step: RoutineStepsValues['steps'][number];
  field: string;
  heading: 'h2' | 'h3';
}

function StepWords({ step, field, heading }: StepWordsProps) {
  const t = useTranslate();
  const { title, text, time, duration } = step;
  return (
    <div className={styles['words']}>
      <EditableText
        field={`${field}.title`}
        value={title}
        as={heading}
        className={styles['title']}
      />
      {(time !== 'any' || duration !== '') && (
        <p className={styles['facts']}>
          {time !== 'any' && (
            <span className={styles['fact']}>
              <Icon name={time === 'morning' ? 'sun' : 'moon'} size={18} />
              {t(`routine-steps:${time}`)}
            </span>
          )}
          {duration !== '' && (
            <span className={styles['fact']}>
              <Icon name="clock" size={18} />
              <span className="visually-hidden">{t('routine-steps:duration')} </span>
              <EditableText field={`${field}.duration`} value={duration} />
            </span>
          )}
        </p>
      )}
      <EditableText
        field={`${field}.text`}
        value={text}
        as="p"
        className={styles['text']}
        multiline
      />
    </div>
  );
}
