import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { useAdmin } from '../admin-context.ts';
import { Screen } from '../screen.tsx';
import { ListView } from '../table/list-view.tsx';
import { loadRecords } from './record-calls.ts';
import { idOf, type RecordKind } from './record-kind.ts';
import { RecordTools } from './transfer/record-tools.tsx';

/** All records of a kind. */
export function RecordList({ kind }: { kind: RecordKind }) {
  const { api, t } = useBackOffice();
  const { locale, currency } = useAdmin();
  const title = t(`admin.menu.${kind.name}`);
  const [version, setVersion] = useState(0);
  const { ListTools, Note, transfer } = kind;
  const lookAgain = () => setVersion(version + 1);
  return (
    <Screen
      title={title}
      actions={
        <>
          {ListTools && <ListTools onChanged={lookAgain} />}
          {transfer && <RecordTools kind={transfer} onChanged={lookAgain} />}
          <AddButton kind={kind} />
        </>
      }
    >
      {Note && <Note />}
      <ListView
        caption={title}
        columns={kind.columns({ t, locale, currency })}
        load={(query) => loadRecords(api, kind, query)}
        keyOf={idOf}
        version={version}
        linkOf={(record) => `/${kind.path}/${idOf(record)}`}
        filters={kind.filters?.(t) ?? []}
        empty={
          <>
            <p>{t(`admin.empty.${kind.name}`)}</p>
            <AddButton kind={kind} />
          </>
        }
      />
    </Screen>
  );
}

function AddButton({ kind }: { kind: RecordKind }) {
  const { t } = useBackOffice();
  const navigate = useNavigate();
  if (!kind.endpoints.create) return null;
  return (
    <Button kind="primary" size="l" onClick={() => void navigate(`/${kind.path}/new`)}>
      <Plus size={15} aria-hidden />
      {t(`admin.add.${kind.name}`)}
    </Button>
  );
}
