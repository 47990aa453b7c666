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

/** All records of a kind. */
export function RecordList({ kind }: { kind: RecordKind }) {
  const { api, t } = useBackOffice();
  const { locale } = useAdmin();
  const title = t(`admin.menu.${kind.name}`);
  const [version, setVersion] = useState(0);
  const { ListTools } = kind;
  return (
    <Screen
      title={title}
      actions={
        <>
          {ListTools && <ListTools onChanged={() => setVersion(version + 1)} />}
          <AddButton kind={kind} />
        </>
      }
    >
      <ListView
        caption={title}
        columns={kind.columns({ t, locale })}
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
