import { useTexts } from '#kit/back-office-context.ts';
import type { importRecords } from '#schemas/api/admin-transfer.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import styles from './transfer.module.css';

/** What became of the rows of a list; the header is line 1. */
export function ImportReport({ report }: { report: DataOf<typeof importRecords> }) {
  const t = useTexts();
  const { created, updated, errors } = report;
  const inOrder = errors.toSorted((one, other) => one.row - other.row);
  return (
    <section className={styles['report']} aria-label={t('transfer.report')}>
      <p>{t('transfer.imported', { created, updated })}</p>
      {errors.length > 0 && (
        <>
          <p className={styles['bad']}>{t('transfer.faulty', { count: errors.length })}</p>
          {/* It scrolls: who has no mouse must be able to get there. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
          <ol className={styles['faults']} tabIndex={0} aria-label={t('transfer.report')}>
            {inOrder.map(({ row, key, fields }) => (
              <li key={row}>
                <b>{t('transfer.line', { line: row + 1 })}</b>
                {[key, ...Object.entries(fields).map(([name, rule]) => told(name, rule, t))]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function told(name: string, rule: string, t: ReturnType<typeof useTexts>): string {
  const key = `admin.fault.${rule}`;
  const text = t(key);
  const column = name === 'row' ? t('transfer.wholeRow') : name.replace(/\..*$/, '');
  return `${column}: ${text === key ? t('admin.fault.other') : text}`;
}
