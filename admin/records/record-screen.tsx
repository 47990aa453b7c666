import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { useAdmin } from '../admin-context.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { LoadedView, Screen } from '../screen.tsx';
import { loadRecord, removeRecord } from './record-calls.ts';
import { RecordForm } from './record-form.tsx';
import { idOf, type RecordData, type RecordKind } from './record-kind.ts';

/** A new record, or one that there is. */
export function RecordScreen({ kind }: { kind: RecordKind }) {
  const { id = 'new' } = useParams();
  // Another record is another form.
  return id === 'new' ? <NewRecord kind={kind} /> : <StoredRecord key={id} kind={kind} id={id} />;
}

function NewRecord({ kind }: { kind: RecordKind }) {
  const { t } = useBackOffice();
  const navigate = useNavigate();
  return (
    <Screen title={t(`admin.new.${kind.name}`)} back={useBack(kind)} width="narrow">
      <RecordForm
        kind={kind}
        record={null}
        onSaved={(record) => void navigate(`/${kind.path}/${idOf(record)}`, { replace: true })}
      />
    </Screen>
  );
}

function StoredRecord({ kind, id }: { kind: RecordKind; id: string }) {
  const { api, t } = useBackOffice();
  const { locale } = useAdmin();
  const [version, setVersion] = useState(0);
  const [saved, setSaved] = useState<RecordData | null>(null);
  const loaded = useLoaded(`${id} ${version}`, () => loadRecord(api, kind, Number(id)));
  const record = saved ?? (loaded.status === 'ready' ? loaded.data : null);
  const title = record ? kind.titleOf(record, locale) : t(`admin.one.${kind.name}`);
  const { Parts } = kind;

  function readAgain() {
    setSaved(null);
    setVersion(version + 1);
  }

  return (
    <Screen
      title={title}
      back={useBack(kind)}
      width="narrow"
      actions={
        record && kind.endpoints.remove ? (
          <DeleteButton kind={kind} remove={kind.endpoints.remove} id={Number(id)} name={title} />
        ) : null
      }
    >
      {record ? (
        <>
          {kind.groups.length > 0 && (
            <RecordForm kind={kind} record={record} onSaved={setSaved} onUndone={readAgain} />
          )}
          {Parts && <Parts record={record} onChanged={readAgain} />}
        </>
      ) : (
        <LoadedView loaded={loaded} onRetry={readAgain}>
          {() => null}
        </LoadedView>
      )}
    </Screen>
  );
}

function useBack({ path, name }: RecordKind) {
  const { t } = useBackOffice();
  return { to: `/${path}`, label: t(`admin.menu.${name}`) };
}

interface DeleteButtonProps {
  kind: RecordKind;
  remove: Endpoint;
  id: number;
  name: string;
}

function DeleteButton({ kind, remove, id, name }: DeleteButtonProps) {
  const { api, t, announce } = useBackOffice();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button size="l" onClick={() => setAsked(true)}>
        <Trash2 size={15} aria-hidden />
        {t('admin.delete')}
      </Button>
      {isAsked && (
        <DeleteDialog
          name={name}
          remove={() => removeRecord(api, { remove }, id)}
          onDone={() => {
            announce(t('admin.deleted', { name }));
            void navigate(`/${kind.path}`, { replace: true });
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
