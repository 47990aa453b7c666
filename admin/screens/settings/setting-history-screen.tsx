import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import {
  filterSettingChanges,
  type SettingChange,
  undoSettingChange,
} from '#schemas/api/setting-history.ts';
import { useAdmin } from '../../admin-context.ts';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { Screen } from '../../screen.tsx';
import type { Column } from '../../table/data-table.tsx';
import { ListView } from '../../table/list-view.tsx';
import { formatMoment } from '../system/format.ts';
import { useChangeTexts } from './use-change-texts.ts';
import { useConflictText } from './use-conflict-text.ts';
import { useSettingsTexts } from './use-settings-texts.ts';

const PER_PAGE = 20;

/** Who changed which setting, from what to what, and the way back; `setting` of the address names one. */
export function SettingHistoryScreen() {
  const { api, t, announce } = useBackOffice();
  const say = useSettingsTexts();
  const { nameOf } = useChangeTexts();
  const conflictOf = useConflictText();
  const { failure, send } = useSend();
  const [version, setVersion] = useState(0);

  function undo(change: SettingChange) {
    void send(
      () => api.call(undoSettingChange, { params: { id: change.id } }),
      () => {
        setVersion(version + 1);
        announce(say('history.undone', { name: nameOf(change) }));
      },
    );
  }

  return (
    <Screen
      title={say('history.title')}
      intro={say('history.intro')}
      back={{ to: '/settings', label: t('admin.menu.settings') }}
    >
      <Refusal failure={failure} text={conflictOf(failure)} />
      <ListView
        caption={say('history.title')}
        columns={useColumns(undo)}
        searches={false}
        version={version}
        load={({ page, filters: { setting } }) =>
          api.call(filterSettingChanges, {
            body: { page, limit: PER_PAGE, ...(setting && { setting }) },
          })
        }
        keyOf={({ id }) => id}
        empty={<p>{say('history.empty')}</p>}
      />
    </Screen>
  );
}

function useColumns(onUndo: (change: SettingChange) => void): Column<SettingChange>[] {
  const { locale } = useAdmin();
  const say = useSettingsTexts();
  const { nameOf, shown } = useChangeTexts();
  return [
    { key: 'setting', title: say('history.setting'), cell: nameOf },
    { key: 'before', title: say('history.before'), cell: (one) => shown(one, one.before) },
    { key: 'after', title: say('history.after'), cell: (one) => shown(one, one.after) },
    { key: 'who', title: say('history.who'), cell: ({ who }) => who || say('history.nobody') },
    { key: 'at', title: say('history.at'), cell: ({ at }) => formatMoment(at, locale) },
    {
      key: 'tools',
      title: '',
      align: 'end',
      cell: (change) =>
        change.canUndo && (
          <Button
            aria-label={say('history.undoNamed', { name: nameOf(change) })}
            onClick={() => onUndo(change)}
          >
            <Undo2 size={15} aria-hidden />
            {say('history.undo')}
          </Button>
        ),
    },
  ];
}
