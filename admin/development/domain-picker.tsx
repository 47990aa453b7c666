import { useId, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { useLatest } from '#kit/query/use-latest.ts';
import { getDomain, setDomain } from '#schemas/api/development.ts';
import { filterDomains } from '#schemas/api/settings.ts';
import styles from './development.module.css';

/** Shows the site of another domain under this address (ADMIN-05, ROLE-09). */
export function DomainPicker() {
  const { api, announce, t } = useBackOffice();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const { value } = useLatest('domains', async () => {
    const [{ records }, { domain }] = await Promise.all([
      api.get(filterDomains, { body: { limit: 0 } }),
      api.get(getDomain, {}),
    ]);
    return { domains: records, domain };
  });
  const { domains = [], domain = '' } = value ?? {};

  async function choose(next: string) {
    const before = chosen;
    setChosen(next);
    const result = await api.call(setDomain, { body: { domain: next } });
    if (!result.errored) return location.reload();
    setChosen(before);
    announce(result.message);
  }

  return (
    <span className={styles['domain']}>
      <label htmlFor={id}>{t('admin.development.domain')}</label>
      <select
        id={id}
        className={controls['select']}
        value={chosen ?? domain}
        onChange={({ target }) => void choose(target.value)}
      >
        <option value="">{t('admin.development.noDomain')}</option>
        {domains.map(({ name, url }) => (
          <option key={name} value={name}>
            {t('admin.development.domainOption', { name, url })}
          </option>
        ))}
      </select>
    </span>
  );
}
