import { useContext } from 'react';
import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import { formatMoment } from '#domain/dates.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { CountdownData } from './countdown.loader.ts';
import styles from './countdown.module.css';
import type { CountdownValues } from './countdown.schema.ts';
import { UNITS } from './time-left.ts';

/**
 * Says the day and the hour where no script runs; `countdown.enhance.ts` puts running figures in their
 * place, by the clock of the server. Editors see the block also when its time is over.
 */
export function Countdown({ values, data, nodeId }: BlockProps<CountdownValues, CountdownData>) {
  const { t } = usePage();
  const isEdited = useContext(EditContext) !== null;
  const { title, until, whenOver } = values;
  const overText = values.overText || t('countdown:over');
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-layout={values.layout}
      data-look={values.look}
      hidden={(data.isOver && whenOver === 'hide' && !isEdited) || undefined}
    >
      <div>
        <EditableText
          field="title"
          value={title}
          as="h2"
          id={`${nodeId}-title`}
          className={styles['title']}
        />
        <EditableText
          field="text"
          value={values.text}
          as="p"
          className={styles['text']}
          multiline
        />
      </div>
      {until !== undefined && data.isOver && <p className={styles['over']}>{overText}</p>}
      {until !== undefined && !data.isOver && (
        <Clock until={until} overText={whenOver === 'hide' ? '' : overText} />
      )}
      <EditableLink field="link" value={values.link} className={buttonClass()} />
    </BlockRoot>
  );
}

/** `overText` is shown by the script once the time has come; empty: the block goes away. */
function Clock({ until, overText }: { until: string; overText: string }) {
  const { t, locale } = usePage();
  return (
    <div className={styles['clock']} data-enhance="countdown" data-until={until}>
      <p className={styles['date']} data-date="">
        {t('countdown:until')} <time dateTime={until}>{formatMoment(until, locale)}</time>
      </p>
      <div className={styles['figures']} role="timer" hidden>
        {UNITS.map((unit) => (
          <span key={unit} className={styles['unit']}>
            <b className={styles['figure']} data-unit={unit} />
            <span className={styles['name']}>{t(`countdown:${unit}`)}</span>
          </span>
        ))}
      </div>
      <p className={styles['over']} data-over="" hidden>
        {overText}
      </p>
    </div>
  );
}
