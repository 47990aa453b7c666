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

interface SharingFieldsProps {
  /** The site that is changed; absent for a new one. */
  site: AdminSite | undefined;
  draft: SiteDraft;
  onChange(part: Partial<SiteDraft>): void;
}

/** Whose products a site sells, and whose customers it knows. */
export function SharingFields({ site, draft, onChange }: SharingFieldsProps) {
  const { api } = useBackOffice();
  const loaded = useLoaded('sites', () =>
    api.call(adminFilterSites, { body: { limit: MAX_OFFERED } }),
  );
  const sites = loaded.status === 'ready' ? loaded.data.records : [];
  const others = sites.filter(({ id }) => id !== site?.id);
  return (
    <>
      <SharedField
        what="products"
        others={others.filter(({ productsOf }) => productsOf === null)}
        value={draft.productsOf}
        onChange={(productsOf) => onChange({ productsOf })}
      />
      <SharedField
        what="customers"
        others={others.filter(({ customersOf }) => customersOf === null)}
        value={draft.customersOf}
        onChange={(customersOf) => onChange({ customersOf })}
      />
    </>
  );
}

interface SharedFieldProps {
  what: 'products' | 'customers';
  /** Sites that have such things themselves. */
  others: readonly AdminSite[];
  value: number | null;
  onChange(id: number | null): void;
}

/** Nothing while there is no other site to share with. */
function SharedField({ what, others, value, onChange }: SharedFieldProps) {
  const { t } = useBackOffice();
  const id = useId();
  if (others.length === 0) return null;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t(`admin.sites.${what}`)}</label>
      <select
        id={id}
        className={controls['select']}
        aria-describedby={`${id}-hint`}
        value={value ?? ''}
        onChange={({ target }) => onChange(Number(target.value) || null)}
      >
        <option value="">{t(`admin.sites.${what}Own`)}</option>
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {t(`admin.sites.${what}Of`, { name: other.name })}
          </option>
        ))}
      </select>
      <small id={`${id}-hint`} className={own['field-hint']}>
        {t(`admin.sites.${what}Hint`)}
      </small>
    </div>
  );
}
