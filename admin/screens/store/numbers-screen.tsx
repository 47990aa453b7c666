import { useState } from 'react';
import type { NumberKind } from '#domain/commerce/orders/number-rules.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { adminNumbers, type NumberSeries } from '#schemas/api/admin-numbers.ts';
import { LeaveDialog } from '../../dialogs/leave-dialog.tsx';
import { LoadedView, Screen } from '../../screen.tsx';
import { NumberForm } from './number-form.tsx';
import styles from './store.module.css';
import { useStoreTexts } from './use-store-texts.ts';

/** How orders, invoices and credit notes are numbered. */
export function NumbersScreen() {
  const { api, t } = useBackOffice();
  const say = useStoreTexts();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () => api.call(adminNumbers, {}));
  return (
    <Screen title={t('admin.menu.numbers')} intro={say('numbers.intro')} width="narrow">
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {({ series }) => <Loaded series={series} />}
      </LoadedView>
    </Screen>
  );
}

function Loaded({ series }: { series: readonly NumberSeries[] }) {
  const { user } = useBackOffice();
  const say = useStoreTexts();
  const [saved, setSaved] = useState(series);
  const [dirty, setDirty] = useState<readonly NumberKind[]>([]);
  const isOwner = user.role === 'owner';
  return (
    <div className={styles['column']}>
      <LeaveDialog isDirty={dirty.length > 0} />
      {!isOwner && <p className={styles['note']}>{say('numbers.onlyOwners')}</p>}
      {saved.map((one) => (
        <NumberForm
          key={one.kind}
          saved={one}
          isLocked={!isOwner}
          onSaved={setSaved}
          onDirty={(isDirty) =>
            setDirty((kinds) => [
              ...kinds.filter((kind) => kind !== one.kind),
              ...(isDirty ? [one.kind] : []),
            ])
          }
        />
      ))}
      <p className={styles['hint']}>{say('numbers.tests')}</p>
    </div>
  );
}
