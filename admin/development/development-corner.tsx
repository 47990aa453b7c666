import { useCallback, useState, useSyncExternalStore } from 'react';

import { CORE_VERSION, LONG_TOAST_MS } from '#domain/constants.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { Button } from '#kit/ui/button.tsx';
import styles from './development.module.css';
import { DomainPicker } from './domain-picker.tsx';
import { createReleaseWatch } from './release-watch.ts';
import { isLater, newestTag } from './releases.ts';
import { ReleasesDialog } from './releases-dialog.tsx';

/** Version, changelog, documentation and domain, on the development server only (DEV-01..05). */
export function DevelopmentCorner() {
  const { t } = useBackOffice();
  const tag = useNewestTag();
  const { releases, isOpen, setOpen } = useReleases();
  return (
    <section className={styles['corner']} aria-label={t('admin.development.title')}>
      <p className={styles['version']}>
        {t('admin.development.version', { version: CORE_VERSION })}
      </p>
      {isLater(tag, CORE_VERSION) && (
        <p className={styles['warning']} role="status">
          {t('admin.development.outdated', { tag })}
        </p>
      )}
      <Button onClick={() => setOpen(true)}>{t('admin.development.changelog')}</Button>
      <a href="/api/docs">{t('admin.development.documentation')}</a>
      <a href="/section-tool">{t('admin.development.sections')}</a>
      <DomainPicker />
      <ReleasesDialog open={isOpen} releases={releases} onClose={() => setOpen(false)} />
    </section>
  );
}

/** Says for long what a call of the development server says went wrong (DEV-04). */
function useTeller() {
  const { announce } = useBackOffice();
  return useCallback(
    (error: unknown) => {
      announce(error instanceof Error ? error.message : String(error), LONG_TOAST_MS);
    },
    [announce],
  );
}

function useNewestTag(): string {
  const { api } = useBackOffice();
  const tell = useTeller();
  const { value = '' } = useLatest('tag', async () => {
    try {
      return await newestTag(api, Date.now());
    } catch (error) {
      tell(error);
      return '';
    }
  });
  return value;
}

/** Releases, asked for now and then; the dialog opens by itself for one that is new. */
function useReleases() {
  const { api } = useBackOffice();
  const tell = useTeller();
  const [watch] = useState(() => createReleaseWatch(api, tell));
  return { ...useSyncExternalStore(watch.subscribe, watch.read), setOpen: watch.setOpen };
}
