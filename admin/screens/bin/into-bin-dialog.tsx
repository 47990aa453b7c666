import type { ReactNode } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { type BinKind, listUsePlaces } from '#schemas/api/bin.ts';
import type { ApiResult } from '#schemas/api/endpoint.ts';
import { focusTitle } from '../../dialogs/focus-title.ts';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { failureText } from '../../screen.tsx';
import styles from './bin.module.css';
import { PlaceList } from './place-list.tsx';
import { useBinTexts } from './use-bin-texts.ts';
import { useRestore } from './use-restore.ts';

/** Codes of a refusal because something needs it. */
const REFUSED: ReadonlySet<string> = new Set(['ELEMENT_IN_USE', 'SYSTEM_PAGE']);

/** What goes into the bin. */
export interface Doomed {
  kind: BinKind;
  id: number;
  name: string;
}

interface IntoBinDialogProps {
  doomed: Doomed;
  /** What it means. */
  text: ReactNode;
  /** Why it is refused where something needs it. */
  needed?: string;
  remove(): Promise<ApiResult<unknown>>;
  onDone(): void;
  /** It was brought back from the notice. */
  onUndone(): void;
  onClose(): void;
}

/** Tells where something is used before it goes into the bin, and offers to take that back afterwards. */
export function IntoBinDialog(props: IntoBinDialogProps) {
  const { doomed, text, needed, remove, onDone, onUndone, onClose } = props;
  const { kind, id, name } = doomed;
  const { api, t, announce } = useBackOffice();
  const say = useBinTexts();
  const restore = useRestore();
  const { failure, send } = useSend();
  const loaded = useLoaded(`places ${kind} ${id}`, () =>
    api.call(listUsePlaces, { params: { kind, id } }),
  );
  const places = loaded.status === 'ready' ? loaded.data : null;
  const isNeeded = places?.isNeeded === true;
  const reason = needed ?? say('bin.places.needed');

  async function undo() {
    const refused = await restore(doomed);
    if (refused) announce(failureText(refused, t));
    else onUndone();
  }

  function done() {
    announce(say('bin.moved', { name }), undefined, {
      label: say('bin.undo'),
      run: () => void undo(),
    });
    onDone();
    focusTitle();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size={places && places.total > 0 ? 'm' : 's'}
      title={say('bin.moveTitle', { name })}
      description={text}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button size="l" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button
            size="l"
            kind="danger"
            disabled={isNeeded || loaded.status === 'loading'}
            onClick={() => void send(remove, done)}
          >
            {say('bin.move')}
          </Button>
        </>
      }
    >
      {loaded.status === 'loading' && (
        <p className={styles['note']} role="status">
          {say('bin.places.loading')}
        </p>
      )}
      {loaded.status === 'failed' && (
        <p className={styles['note']} role="alert">
          {say('bin.places.failed')}
        </p>
      )}
      {places && places.total > 0 && <PlaceList {...places} />}
      {places && places.total > 0 && !isNeeded && kind === 'page' && (
        <p className={styles['note']}>{say('bin.places.links')}</p>
      )}
      {isNeeded && (
        <p className={styles['needed']} role="alert">
          {reason}
        </p>
      )}
      {failure && (
        <Refusal failure={failure} text={REFUSED.has(failure.error.code) ? reason : undefined} />
      )}
    </Dialog>
  );
}
