import { useTexts } from '#kit/back-office-context.ts';
import type { BranchImport } from '#schemas/api/admin-branch.ts';
import styles from './places.module.css';

/** What became of the rows of a list; the header is line 1. */
export function ImportReport({ report }: { report: BranchImport }) {
  const t = useTexts();
  const { created, updated, errors } = report;
  const inOrder = errors.toSorted((one, other) => one.row - other.row);
  return (
    <section className={styles['field']} aria-label={t('places.report')}>
      <p>{t('places.imported', { created, updated })}</p>
      {errors.length > 0 && (
        <>
          <p className={styles['bad']}>{t('places.faulty', { count: errors.length })}</p>
          {/* It scrolls: who has no mouse must be able to get there. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
          <ol className={styles['faults']} tabIndex={0} aria-label={t('places.report')}>
            {inOrder.map(({ row, key, fields }) => (
              <li key={row}>
                <b>{t('places.line', { line: row + 1 })}</b>
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
  const column = name === 'row' ? t('places.wholeRow') : name.replace(/\..*$/, '');
  return `${column}: ${text === key ? t('admin.fault.other') : text}`;
}
