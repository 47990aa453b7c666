import { dayName } from '#domain/dates.ts';
import { usePage } from '#runtime/render/page-context.ts';
import type { OpeningHours } from '#schemas/api/branch-fields.ts';
import styles from './branch-week.module.css';
import { type DayRow, type Span, weekOf } from './opening.ts';

/** The hours of a week, days that are alike in one row. */
export function BranchWeek({ hours }: { hours: readonly OpeningHours[] }) {
  const { t, locale } = usePage();
  const daysOf = ({ fromDay, toDay }: DayRow) =>
    [...new Set([fromDay, toDay])].map((day) => dayName(day, locale)).join(' – ');
  return (
    <dl className={styles['week']} aria-label={t('store-locator:hours')}>
      {weekOf(hours).map((row) => (
        <div key={row.fromDay} className={styles['row']}>
          <dt className={styles['days']}>{daysOf(row)}</dt>
          <dd className={styles['hours']}>
            {row.spans.length === 0 && t('store-locator:closed')}
            {row.spans.map((span) => (
              <span key={span.opens}>{spanText(span)}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `8:00–20:00`. */
function spanText({ opens, closes }: Span): string {
  return [opens, closes].map((time) => time.replace(/^0/, '')).join('–');
}
