import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Dialog } from '#kit/ui/dialog.tsx';
import { importRecords } from '#schemas/api/admin-transfer.ts';
import type { ApiFailure, DataOf } from '#schemas/api/endpoint.ts';
import { useAdmin } from '../../admin-context.ts';
import { failureText } from '../../screen.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportReport } from './import-report.tsx';
import styles from './transfer.module.css';
import { columnsOf, type ListedKind } from './transfer-columns.ts';

interface ImportRecordsProps {
  kind: ListedKind;
  onClose(): void;
  /** Records were made or changed. */
  onDone(): void;
}

/** Takes a table of records in, and tells what became of each row. */
export function ImportRecords({ kind, onClose, onDone }: ImportRecordsProps) {
  const { t, announce } = useBackOffice();
  const { sendTo } = useAdmin();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const [report, setReport] = useState<DataOf<typeof importRecords> | null>(null);

  async function send(file: File) {
    setReport(null);
    setFailure(file.size === 0 ? t('transfer.emptyFile') : '');
    if (file.size === 0) return;
    setShare(0);
    const as = file.name.toLowerCase().endsWith('.json') ? 'application/json' : 'text/csv';
    const answer = await sendTo(
      importRecords,
      { query: { kind } },
      { files: [file], as, onProgress: setShare },
    );
    setShare(null);
    if (answer.errored) {
      setFailure(reasonOf(answer));
      return;
    }
    setReport(answer.data);
    const { created, updated } = answer.data;
    announce(t('transfer.imported', { created, updated }));
    if (created + updated > 0) onDone();
  }

  /** A header that does not fit is told by its columns. */
  function reasonOf(answer: ApiFailure): string {
    const { body, ...columns } = answer.error.payload.fields ?? {};
    if (body !== undefined) return t('transfer.noRows');
    const names = Object.keys(columns);
    return names.length > 0
      ? t('transfer.header', { columns: names.join(', ') })
      : failureText(answer, t);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      title={t('transfer.import')}
      description={t('transfer.hint')}
      closeLabel={t('transfer.close')}
    >
      <div className={styles['import']}>
        <Columns kind={kind} />
        <ChooseFile
          accept=".csv,.json,text/csv,application/json"
          isBusy={share !== null}
          onFile={(file) => void send(file)}
        />
        {share !== null && <progress aria-label={t('transfer.sending')} value={share} max={1} />}
        {failure && (
          <p className={styles['bad']} role="alert">
            {failure}
          </p>
        )}
        {report && <ImportReport report={report} />}
      </div>
    </Dialog>
  );
}

function Columns({ kind }: { kind: ListedKind }) {
  const { t } = useBackOffice();
  const { all, required } = columnsOf(kind);
  const others = all.filter((name) => !required.includes(name));
  return (
    <>
      <p>
        {t('transfer.required')} <code className={styles['columns']}>{required.join('; ')}</code>
      </p>
      {others.length > 0 && (
        <details>
          <summary>{t('transfer.others')}</summary>
          <code className={styles['columns']}>{others.join('; ')}</code>
        </details>
      )}
      {all.some((name) => name.endsWith('Cents')) && <p>{t('transfer.cents')}</p>}
    </>
  );
}
