import { Check, CircleAlert } from 'lucide-react';
import { type Company, tidyCompany } from '#domain/company/company.ts';
import { companyDuties } from '#domain/company/duties.ts';
import { Card } from '../../screen.tsx';
import styles from './company.module.css';
import { fieldLabel } from './company-fields.ts';
import { useCompanyTexts } from './use-company-texts.ts';

/** What the law asks a seller of that form to show: first what is missing. */
export function DutyList({ company }: { company: Company }) {
  const t = useCompanyTexts();
  const duties = companyDuties(tidyCompany(company));
  const sorted = [...duties].sort((a, b) => Number(a.isMet) - Number(b.isMet));
  const isAll = duties.every(({ isMet }) => isMet);
  return (
    <Card title={t('company.duties')}>
      {isAll && <p className={styles['met']}>{t('company.duties.met')}</p>}
      <ul className={styles['duties']}>
        {sorted.map(({ field, law, isMet }) => (
          <li key={field} data-met={isMet}>
            {isMet ? <Check size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
            <span>
              <b>{fieldLabel(field, company.form, t)}</b>
              <span className="visually-hidden">
                {`: ${t(isMet ? 'company.duties.present' : 'company.duties.missing')}`}
              </span>
              {!isMet && <small>{t(`company.law.${law}`)}</small>}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles['hint']}>{t('company.duties.note')}</p>
    </Card>
  );
}
