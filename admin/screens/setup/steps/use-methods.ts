import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { useAdmin } from '../../../admin-context.ts';
import { useSend } from '../../../dialogs/use-send.ts';
import { loadRecords, saveRecord } from '../../../records/record-calls.ts';
import type { RecordData, RecordKind } from '../../../records/record-kind.ts';
import { useSetupTexts } from '../use-setup-texts.ts';

/** Everything there is: nobody has as many ways to deliver or to pay. */
const ALL = { keywords: '', page: 1, sort: null, filters: {} };

/** The ways of delivery or payment that the shop has, and how one is added. */
export function useMethods(kind: RecordKind, onAdded: () => void) {
  const { api, announce } = useBackOffice();
  const { locale } = useAdmin();
  const s = useSetupTexts();
  const { failure, send } = useSend();
  const [version, setVersion] = useState(0);
  const loaded = useLoaded(String(version), () => loadRecords(api, kind, ALL));
  return {
    loaded,
    failure,
    again: () => setVersion(version + 1),
    add: (method: RecordData) =>
      send(
        () => saveRecord(api, kind, null, method),
        (added) => {
          announce(s('setup.methods.added', { name: kind.titleOf(added, locale) }));
          setVersion(version + 1);
          onAdded();
        },
      ),
  };
}
