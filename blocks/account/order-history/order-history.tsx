import type { ReactNode } from 'react';
import type { BlockProps } from '#runtime/define-block.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { AccountNote, LoginNote, UnavailableNote } from '../../_ui/account/account-note.tsx';
import { AccountPanel } from '../../_ui/account/account-panel.tsx';
import { PROFILE_SECTIONS, SECTION_QUERY } from '../../_ui/account/sections.ts';
import { buttonClass } from '../../_ui/button/button-class.ts';
import { Icon } from '../../_ui/icon/icon.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import type { OrderHistoryData } from './order-history.loader.ts';
import styles from './order-history.module.css';
import type { OrderHistoryValues } from './order-history.schema.ts';
import { OrderTable } from './order-table.tsx';

/** A table, on narrow pages a card for each order (PROF-12, PROF-13). */
export function OrderHistory({
  values,
  data,
  nodeId,
}: BlockProps<OrderHistoryValues, OrderHistoryData>) {
  const { t } = usePage();
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <AccountPanel
        title={values.title === '' ? t('order-history:title') : values.title}
        titleId={titleId}
      >
        <Orders data={data} titleId={titleId} />
      </AccountPanel>
    </BlockRoot>
  );
}

function Orders({ data, titleId }: { data: OrderHistoryData; titleId: string }) {
  if (data.state === 'guest') return <LoginNote />;
  if (data.state === 'unavailable') return <UnavailableNote />;
  if (data.orders.length === 0) return <NoOrders />;
  return (
    <>
      <OrderTable orders={data.orders} titleId={titleId} />
      {data.pages > 1 && <Pages page={data.page} pages={data.pages} />}
    </>
  );
}

function NoOrders() {
  const { t, locale } = usePage();
  return (
    <AccountNote>
      <p>{t('order-history:none')}</p>
      <SmartLink
        link={screenLink('shop', locale)}
        className={buttonClass({ variant: 'secondary', size: 's' })}
      >
        {t('order-history:start')}
      </SmartLink>
    </AccountNote>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const { t } = usePage();
  return (
    <nav className={styles['pages']} aria-label={t('order-history:pages')}>
      {page > 1 ? (
        <PageLink page={page - 1}>
          <Icon name="arrow-left" size={18} />
          {t('order-history:previous')}
        </PageLink>
      ) : (
        <span />
      )}
      <span className={styles['page']}>{t('order-history:page', { page, pages })}</span>
      {page < pages ? (
        <PageLink page={page + 1}>
          {t('order-history:next')}
          <Icon name="arrow-right" size={18} />
        </PageLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

function PageLink({ page, children }: { page: number; children: ReactNode }) {
  const { path } = usePage();
  const query = new URLSearchParams({
    [SECTION_QUERY]: PROFILE_SECTIONS.orders,
    page: String(page),
  });
  return (
    <SmartLink
      link={{ kind: 'url', href: `${path}?${query}` }}
      className={buttonClass({ variant: 'quiet', size: 's' })}
    >
      {children}
    </SmartLink>
  );
}
