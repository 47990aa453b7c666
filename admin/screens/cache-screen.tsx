import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { textOr } from '#kit/known-text.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import { clearCache, listCaches } from '#schemas/api/caches.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import { Refusal } from '../dialogs/refusal.tsx';
import { useSend } from '../dialogs/use-send.ts';
import { LoadedView, Screen } from '../screen.tsx';
import { CacheTable } from './system/cache-table.tsx';

type Caches = DataOf<typeof listCaches>;

/** What the shop keeps ready, and the button that empties it (ADMIN-04). */
export function CacheScreen() {
  const { api, t, announce } = useBackOffice();
  const { failure, send } = useSend();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () => api.call(listCaches, {}));
  /** The answer of the last emptying is newer than what was loaded. */
  const [left, setLeft] = useState<Caches | null>(null);

  function clear(name?: string) {
    const label =
      name === undefined ? t('admin.cache.all') : textOr(t, `admin.cache.name.${name}`, name);
    void send(
      () => api.call(clearCache, { body: name === undefined ? {} : { name } }),
      (next) => {
        setLeft(next);
        announce(t('admin.cache.emptied', { name: label }));
      },
    );
  }

  return (
    <Screen
      title={t('admin.menu.cache')}
      intro={t('admin.cache.intro')}
      width="narrow"
      actions={
        <Button size="l" onClick={() => clear()}>
          {t('admin.cache.emptyAll')}
        </Button>
      }
    >
      <Refusal failure={failure} />
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {(caches) => <CacheTable caches={left ?? caches} onClear={clear} />}
      </LoadedView>
    </Screen>
  );
}
