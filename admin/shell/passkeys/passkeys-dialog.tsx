import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { MAX_PASSKEYS } from '#domain/people/second-factor.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import type { DataOf } from '#schemas/api/endpoint.ts';
import { type Passkey, passkeys as passkeysCall } from '#schemas/api/passkeys.ts';
import { useAdmin } from '../../admin-context.ts';
import { Refusal } from '../../dialogs/refusal.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { canMakePasskeys } from './make-passkey.ts';
import styles from './passkeys.module.css';
import { RemovePasskey } from './remove-passkey.tsx';

export interface PasskeysDialogProps {
  onClose(): void;
}

/** The own passkeys: what there is, another one, one less. */
export function PasskeysDialog({ onClose }: PasskeysDialogProps) {
  const { t, api, announce } = useBackOffice();
  const [task, setTask] = useState<'add' | Passkey | null>(null);
  const [changes, setChanges] = useState(0);
  const loaded = useLoaded(`passkeys ${changes}`, () => api.call(passkeysCall, {}));
  if (loaded.status === 'loading') return null;
  const done = (text: string) => () => {
    announce(text);
    setTask(null);
    setChanges(changes + 1);
  };
  const back = () => setTask(null);
  if (task === 'add') {
    const isFirst = loaded.status === 'ready' && loaded.data.passkeys.length === 0;
    return (
      <AddPasskey
        description={t(isFirst ? 'admin.passkeys.addFirst' : 'admin.passkeys.addText')}
        cancel={t('admin.cancel')}
        onClose={back}
        onAdded={done(t('admin.passkeys.added'))}
      />
    );
  }
  if (task) {
    const removed = done(t('admin.passkeys.removed'));
    return <RemovePasskey passkey={task} onClose={back} onRemoved={removed} />;
  }
  const isFull = loaded.status === 'ready' && loaded.data.passkeys.length >= MAX_PASSKEYS;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.passkeys.title')}
      description={t('admin.passkeys.text')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button size="l" onClick={onClose}>
            {t('dialog.close')}
          </Button>
          {loaded.status === 'ready' && canMakePasskeys() && !isFull && (
            <Button size="l" kind="primary" onClick={() => setTask('add')}>
              {t('admin.passkeys.add')}
            </Button>
          )}
        </>
      }
    >
      {loaded.status === 'failed' ? (
        <Refusal failure={loaded.failure} />
      ) : (
        <Overview {...loaded.data} isFull={isFull} onRemove={setTask} />
      )}
    </Dialog>
  );
}

interface OverviewProps extends DataOf<typeof passkeysCall> {
  isFull: boolean;
  onRemove(passkey: Passkey): void;
}

function Overview({ host, passkeys, recoveryCodesLeft, isFull, onRemove }: OverviewProps) {
  const { t } = useBackOffice();
  return (
    <div className={styles['overview']}>
      {passkeys.length === 0 ? (
        <p className={styles['empty']}>{t('admin.passkeys.none')}</p>
      ) : (
        <ul className={styles['list']}>
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              host={host}
              onRemove={() => onRemove(passkey)}
            />
          ))}
        </ul>
      )}
      <p className={styles['note']}>{t('admin.passkeys.here', { host })}</p>
      {passkeys.length > 0 && (
        <p className={styles['note']}>
          {t('admin.passkeys.codesLeft', { left: recoveryCodesLeft })}
        </p>
      )}
      {isFull && (
        <p className={styles['note']}>{t('admin.passkeys.full', { max: MAX_PASSKEYS })}</p>
      )}
      {!canMakePasskeys() && <p className={styles['note']}>{t('admin.passkeys.unsupported')}</p>}
    </div>
  );
}

interface RowProps {
  passkey: Passkey;
  host: string;
  onRemove(): void;
}

function Row({ passkey, host, onRemove }: RowProps) {
  const { t } = useBackOffice();
  const { locale } = useAdmin();
  const { name, createdAt, lastUsedAt } = passkey;
  const day = (instant: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(instant));
  const facts = [
    t('admin.passkeys.made', { date: day(createdAt) }),
    lastUsedAt === null
      ? t('admin.passkeys.unused')
      : t('admin.passkeys.used', { date: day(lastUsedAt) }),
  ];
  return (
    <li className={styles['row']}>
      <KeyRound size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles['what']}>
        <b>{name}</b>
        <small>{facts.join(' · ')}</small>
        <small data-elsewhere={passkey.host !== host || undefined}>
          {t(passkey.host === host ? 'admin.passkeys.worksHere' : 'admin.passkeys.worksThere', {
            host: passkey.host,
          })}
        </small>
      </span>
      <Button aria-label={t('admin.passkeys.removeNamed', { name })} onClick={onRemove}>
        {t('admin.passkeys.remove')}
      </Button>
    </li>
  );
}
