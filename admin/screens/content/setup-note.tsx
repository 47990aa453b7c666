import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { openingState } from '#schemas/api/opening.ts';
import styles from './overview.module.css';

/** Leads an owner to the guide while shoppers do not see the shop. */
export function SetupNote() {
  const { api, t } = useBackOffice();
  const { value: opening } = useLatest('opening', () => api.get(openingState, {}));
  if (!opening || opening.openedAt !== null) return null;
  const { steps } = opening;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles['setup']}>
      <div>
        <h2>{t('admin.overview.setupTitle')}</h2>
        <p>{t('admin.overview.setupText', { done, count: steps.length })}</p>
      </div>
      <Link to="/setup-guide">
        {t('admin.overview.setupGo')}
        <ArrowRight size={15} aria-hidden />
      </Link>
    </section>
  );
}
