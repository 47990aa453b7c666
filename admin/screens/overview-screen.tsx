import { ChevronRight, ExternalLink, LayoutTemplate, Plus, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useBackOffice, type useTexts } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Card, Screen } from '../screen.tsx';
import { FIGURES, type Figure } from './content/figures.ts';
import styles from './content/overview.module.css';
import { SetupNote } from './content/setup-note.tsx';

/** Where the panel begins: what waits, and the ways that are taken most. */
export function OverviewScreen() {
  const { t, user } = useBackOffice();
  const { firstName } = user.details;
  return (
    <Screen
      title={
        firstName ? t('admin.overview.hello', { name: firstName }) : t('admin.overview.helloAll')
      }
      intro={t('admin.overview.intro')}
    >
      {user.role === 'owner' && <SetupNote />}
      <ul className={styles['figures']}>
        {FIGURES.map((figure) => (
          <li key={figure.name}>
            <FigureCard {...figure} />
          </li>
        ))}
      </ul>
      <Card title={t('admin.overview.ways')}>
        <ul className={styles['ways']}>
          <li>
            <a href="/?editPage=true">
              <Way icon={<LayoutTemplate size={17} strokeWidth={1.75} aria-hidden />}>
                {t('admin.overview.editHome')}
              </Way>
            </a>
          </li>
          <li>
            <Link to="/products/new">
              <Way icon={<Plus size={17} strokeWidth={1.75} aria-hidden />}>
                {t('admin.overview.newProduct')}
              </Way>
            </Link>
          </li>
          <li>
            <Link to="/orders">
              <Way icon={<ReceiptText size={17} strokeWidth={1.75} aria-hidden />}>
                {t('admin.overview.allOrders')}
              </Way>
            </Link>
          </li>
          <li>
            <a href="/">
              <Way icon={<ExternalLink size={17} strokeWidth={1.75} aria-hidden />}>
                {t('admin.backToSite')}
              </Way>
            </a>
          </li>
        </ul>
      </Card>
    </Screen>
  );
}

/** A figure that leads to its list; a calm word where nothing waits. */
function FigureCard({ name, to, count, icon: Icon }: Figure) {
  const { api, t } = useBackOffice();
  const loaded = useLoaded(name, () => count(api));
  const total = loaded.status === 'ready' ? loaded.data.totalRecords : null;
  return (
    <Link to={to} className={styles['figure']} data-waits={total ? '' : undefined}>
      <span className={styles['about']}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {t(`admin.overview.${name}`)}
      </span>
      <strong aria-busy={loaded.status === 'loading'}>{total ?? '–'}</strong>
      <small>{noteOf(t, loaded.status, total)}</small>
    </Link>
  );
}

function noteOf(t: ReturnType<typeof useTexts>, status: string, total: number | null): string {
  if (status === 'failed') return t('admin.overview.unknown');
  if (total === null) return t('admin.loading');
  return t(total === 0 ? 'admin.overview.nothing' : 'admin.overview.show');
}

function Way({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      <span>{children}</span>
      <ChevronRight size={15} aria-hidden />
    </>
  );
}
