import { Boxes, ExternalLink, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { adminCatalogueHome, adminCustomersHome } from '#schemas/api/admin-sites.ts';
import { Screen } from '../screen.tsx';
import styles from './own-records.module.css';
import type { RecordKind } from './record-kind.ts';

interface OwnRecordsProps {
  kind: RecordKind;
  /** Screens of what belongs to the products, or to the customers. */
  children: ReactNode;
}

const SHARED = {
  products: { home: adminCatalogueHome, text: 'text', path: 'products', Icon: Boxes },
  customers: { home: adminCustomersHome, text: 'customers', path: 'member-cards', Icon: Users },
} as const;

/** Leads to the panel of the site that the products belong to, where the site sells those of another. */
export function OwnProducts(props: OwnRecordsProps) {
  return <OwnRecords {...props} what="products" />;
}

/** Leads to the panel of the site that the customers belong to, where the site knows those of another. */
export function OwnCustomers(props: OwnRecordsProps) {
  return <OwnRecords {...props} what="customers" />;
}

function OwnRecords({ kind, what, children }: OwnRecordsProps & { what: keyof typeof SHARED }) {
  const { t } = useBackOffice();
  const { text, path, Icon } = SHARED[what];
  const home = useHome(what);
  if (!home) return children;
  const { name, url } = home;
  return (
    <Screen title={t(`admin.menu.${kind.name}`)}>
      <div className={styles['shared']}>
        <Icon size={28} strokeWidth={1.5} aria-hidden />
        <p>{t(`admin.shared.${text}`, { name })}</p>
        <HomeLink name={name} address={`${url}/admin/${path}`} />
      </div>
    </Screen>
  );
}

/** Said above the people of a site: its customers are kept elsewhere, where it shares them. */
export function SharedCustomersNote() {
  const { t } = useBackOffice();
  const home = useHome('customers');
  if (!home) return null;
  const { name, url } = home;
  return (
    <div className={styles['note']}>
      <p>{t('admin.shared.staff', { name })}</p>
      <HomeLink name={name} address={`${url}/admin/users`} />
    </div>
  );
}

function HomeLink({ name, address }: { name: string; address: string }) {
  const { t } = useBackOffice();
  return (
    <a href={address}>
      {t('admin.shared.link', { name })}
      <ExternalLink size={14} aria-hidden />
    </a>
  );
}

/** The site that something belongs to; null for the own one, and until it is known. */
function useHome(what: keyof typeof SHARED) {
  const { api } = useBackOffice();
  const loaded = useLoaded(`home of ${what}`, () => api.call(SHARED[what].home, {}));
  return loaded.status === 'ready' ? loaded.data.sharedFrom : null;
}
