import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { type BinItem, listUsePlaces, removeFromBin } from '#schemas/api/bin.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { focusTitle } from '../../dialogs/focus-title.ts';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { PlaceList } from './place-list.tsx';
import { useBinTexts } from './use-bin-texts.ts';

interface RemoveDialogProps {
  item: BinItem;
  onDone(): void;
  onClose(): void;
}

/** Asks before something is deleted for ever; of a picture it tells which places lose it. */
export function RemoveDialog({ item, onDone, onClose }: RemoveDialogProps) {
  const { kind, id, name } = item;
  const { api, announce } = useBackOffice();
  const say = useBinTexts();
  const { failure, send } = useSend();
  const params = { kind, id };

  function done() {
    announce(say('bin.removed', { name }));
    onDone();
    focusTitle();
  }

  return (
    <ConfirmDialog
      title={say('bin.removeTitle', { name })}
      text={say(kind === 'media' ? 'bin.removeTextMedia' : 'bin.removeText')}
      confirm={say('bin.remove')}
      kind="danger"
      onConfirm={() => void send(() => api.call(removeFromBin, { params }), done)}
      onClose={onClose}
    >
      {kind === 'media' && <PlacesOfPicture id={id} />}
      <Refusal failure={failure} />
    </ConfirmDialog>
  );
}

function PlacesOfPicture({ id }: { id: number }) {
  const { api } = useBackOffice();
  const params = { kind: 'media' as const, id };
  const loaded = useLoaded(`places of picture ${id}`, () => api.call(listUsePlaces, { params }));
  if (loaded.status !== 'ready' || loaded.data.total === 0) return null;
  return <PlaceList {...loaded.data} />;
}
