import { Boxes, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { adminCatalogueHome } from '#schemas/api/admin-sites.ts';
import { Screen } from '../screen.tsx';
import styles from './own-products.module.css';
import type { RecordKind } from './record-kind.ts';

interface OwnProductsProps {
  kind: RecordKind;
  /** Screens of what belongs to the products. */
  children: ReactNode;
}

/** Leads to the panel of the site that the products belong to, where the site sells those of another. */
export function OwnProducts({ kind, children }: OwnProductsProps) {
  const { api, t } = useBackOffice();
  const loaded = useLoaded('catalogue', () => api.call(adminCatalogueHome, {}));
  const home = loaded.status === 'ready' ? loaded.data.sharedFrom : null;
  if (!home) return children;
  const { name, url } = home;
  return (
    <Screen title={t(`admin.menu.${kind.name}`)}>
      <div className={styles['shared']}>
        <Boxes size={28} strokeWidth={1.5} aria-hidden />
        <p>{t('admin.shared.text', { name })}</p>
        <a href={`${url}/admin/products`}>
          {t('admin.shared.link', { name })}
          <ExternalLink size={14} aria-hidden />
        </a>
      </div>
    </Screen>
  );
}
