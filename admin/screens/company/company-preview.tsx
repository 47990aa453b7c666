import { groupedIban } from '#domain/company/iban.ts';
import type { CompanyState } from '#schemas/api/admin-company.ts';
import { Card } from '../../screen.tsx';
import styles from './company.module.css';
import { useCompanyTexts } from './use-company-texts.ts';

/** The seller as pages, mails, documents and payment slips show it. */
export function CompanyPreview({ state }: { state: CompanyState }) {
  const { company, facts, imprint } = state;
  const t = useCompanyTexts();
  const address = [company.street, company.place].filter(Boolean).join(', ');
  const slip = [
    [t('company.preview.recipient'), [facts.name, address].filter(Boolean).join(', ')],
    ['IBAN', groupedIban(company.iban)],
    [t('company.preview.reference'), t('company.preview.referenceText')],
  ] as const;
  return (
    <Card title={t('company.preview')}>
      <p className={styles['hint']}>{t('company.preview.note')}</p>
      <section className={styles['place']}>
        <h3>{t('company.preview.pages')}</h3>
        <div className={styles['paper']}>
          <b>{facts.name}</b>
          <Rows rows={facts.rows.map(({ label, value }) => [label, value] as const)} />
        </div>
      </section>
      <section className={styles['place']}>
        <h3>{t('company.preview.mails')}</h3>
        <div className={styles['paper']}>
          {imprint.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </section>
      <section className={styles['place']}>
        <h3>{t('company.preview.slip')}</h3>
        <div className={styles['paper']}>
          {company.iban === '' ? <p>{t('company.preview.noSlip')}</p> : <Rows rows={slip} />}
        </div>
      </section>
    </Card>
  );
}

function Rows({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={styles['rows']}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
