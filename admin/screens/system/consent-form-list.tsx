import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '#kit/back-office-context.ts';
import type { ConsentAssignment } from '#schemas/api/consents.ts';
import styles from './consents.module.css';

/** The shop's forms, each with how many consents it asks for. */
export function ConsentFormList({ assignments }: { assignments: readonly ConsentAssignment[] }) {
  const t = useTexts();
  return (
    <ul className={styles['forms']}>
      {assignments.map(({ assigned_to: form, consents, requiredConsents }) => (
        <li key={form}>
          <Link to={`/consent/${form}`}>{t(`admin.consent.form.${form}`)}</Link>
          <span>
            {consents.length === 0
              ? t('admin.consent.asksNothing')
              : t('admin.consent.asks', { count: consents.length })}
            {requiredConsents.length > 0 &&
              ` · ${t('admin.consent.insists', { count: requiredConsents.length })}`}
          </span>
          <ChevronRight size={16} aria-hidden />
        </li>
      ))}
    </ul>
  );
}
