import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import {
  listSystemPages,
  type SystemPageState,
  takeOverSystemPage,
} from '#schemas/api/system-pages.ts';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import lists from './lists.module.css';
import { addressOfSystemPage } from './system-page-address.ts';
import styles from './system-pages.module.css';

interface SystemPagesProps {
  /** Pages with an address, or what pages are made from and share. */
  part: 'pages' | 'templates';
  /** Asks again when it changes. */
  version?: number;
  goTo(path: string): void;
}

/** What shoppers see where the shop has nothing of its own; nothing once it has everything. */
export function SystemPages({ part, version = 0, goTo }: SystemPagesProps) {
  const { api, t } = useBackOffice();
  const loaded = useLoaded(`system pages ${version}`, () => api.call(listSystemPages, {}));
  if (loaded.status === 'failed') return <p role="alert">{t('admin.system.failed')}</p>;
  if (loaded.status === 'loading') return null;
  const pages = loaded.data.filter(
    ({ slug, isBuiltIn }) => isBuiltIn && (slug !== null) === (part === 'pages'),
  );
  if (pages.length === 0) return null;
  const title = t(`admin.system.${part}`);
  return (
    <section className={styles['root']} aria-label={title}>
      <h2>{title}</h2>
      <p className={lists['muted']}>{t('admin.system.intro')}</p>
      <ul className={styles['list']}>
        {pages.map((page) => (
          <SystemPageRow key={page.name} page={page} goTo={goTo} />
        ))}
      </ul>
    </section>
  );
}

function SystemPageRow({ page, goTo }: { page: SystemPageState } & Pick<SystemPagesProps, 'goTo'>) {
  const { api, t } = useBackOffice();
  const [isBusy, setBusy] = useState(false);
  const { failure, send } = useSend();
  const name = t(`systemPage.${page.name}`);

  async function edit() {
    setBusy(true);
    const address = await addressOfSystemPage(api, page);
    if (page.elementId === null) {
      await send(
        () => api.call(takeOverSystemPage, { body: { name: page.name } }),
        () => goTo(`${address}?editPage=true`),
      );
    } else {
      goTo(`${address}?editPage=true`);
    }
    setBusy(false);
  }

  async function look() {
    goTo(`${await addressOfSystemPage(api, page)}?editPage=true`);
  }

  const action = t(page.elementId === null ? 'admin.system.takeOver' : 'admin.system.draft');
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>
        <strong>{name}</strong>
        <Badge>{t('admin.system.builtIn')}</Badge>
      </span>
      <span className={lists['actions']}>
        {page.elementId === null && (
          <Button aria-label={`${t('admin.pages.view')}: ${name}`} onClick={() => void look()}>
            {t('admin.pages.view')}
          </Button>
        )}
        <Button disabled={isBusy} aria-label={`${action}: ${name}`} onClick={() => void edit()}>
          {action}
        </Button>
      </span>
      <Refusal failure={failure} />
    </li>
  );
}
