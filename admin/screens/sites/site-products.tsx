import { useId } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { type AdminSite, adminFilterSites } from '#schemas/api/admin-sites.ts';
import styles from '../system/system.module.css';
import type { SiteDraft } from './site-draft.ts';
import own from './sites.module.css';

/** Sites that are offered. */
const MAX_OFFERED = 100;

interface ProductsFieldProps {
  /** The site that is changed; absent for a new one. */
  site: AdminSite | undefined;
  draft: SiteDraft;
  onChange(part: Partial<SiteDraft>): void;
}

/** Whose products a site sells; nothing while there is no other site with products of its own. */
export function ProductsField({ site, draft, onChange }: ProductsFieldProps) {
  const { api, t } = useBackOffice();
  const id = useId();
  const loaded = useLoaded('sites', () =>
    api.call(adminFilterSites, { body: { limit: MAX_OFFERED } }),
  );
  const sites = loaded.status === 'ready' ? loaded.data.records : [];
  const others = sites.filter((other) => other.id !== site?.id && other.productsOf === null);
  if (others.length === 0) return null;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t('admin.sites.products')}</label>
      <select
        id={id}
        className={controls['select']}
        aria-describedby={`${id}-hint`}
        value={draft.productsOf ?? ''}
        onChange={({ target }) => onChange({ productsOf: Number(target.value) || null })}
      >
        <option value="">{t('admin.sites.productsOwn')}</option>
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {t('admin.sites.productsOf', { name: other.name })}
          </option>
        ))}
      </select>
      <small id={`${id}-hint`} className={own['field-hint']}>
        {t('admin.sites.productsHint')}
      </small>
    </div>
  );
}
