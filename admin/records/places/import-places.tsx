import { useId, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { Dialog } from '#kit/ui/dialog.tsx';
import { type BranchImport, importBranches } from '#schemas/api/admin-branch.ts';
import { branchRowSchema, MAX_BRANCHES, MAX_LIST_LENGTH } from '#schemas/api/branch-fields.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { useAdmin } from '../../admin-context.ts';
import { failureText } from '../../screen.tsx';
import { textIn } from '../record-kind.ts';
import { ChooseFile } from '../transfer/choose-file.tsx';
import { ImportReport } from '../transfer/import-report.tsx';
import table from '../transfer/transfer.module.css';
import styles from './places.module.css';
import { useDeliveryMethods } from './use-delivery-methods.ts';

const COLUMNS = Object.keys(branchRowSchema.properties).join('; ');

/** Takes a list of places in, and tells what became of each row. */
export function ImportPlaces({ onClose, onDone }: { onClose(): void; onDone(): void }) {
  const { api, t, announce } = useBackOffice();
  const [methodId, setMethod] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [report, setReport] = useState<BranchImport | null>(null);

  async function send(file: File) {
    setReport(null);
    const csv = await file.text();
    if (csv.length > MAX_LIST_LENGTH || csv === '') {
      setFailure(t(csv === '' ? 'transfer.emptyFile' : 'places.tooLarge', { max: MAX_BRANCHES }));
      return;
    }
    setFailure('');
    setSending(true);
    const body = { csv, ...(methodId !== null && { methodId }) };
    const answer = await api.call(importBranches, { body });
    setSending(false);
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
    const fields = Object.keys(answer.error.payload.fields ?? {});
    return fields.length > 0
      ? t('transfer.header', { columns: fields.join(', ') })
      : failureText(answer, t);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      title={t('transfer.import')}
      description={t('places.importHint', { max: MAX_BRANCHES })}
      closeLabel={t('transfer.close')}
    >
      <div className={table['import']}>
        <p>
          {t('places.columns')} <code className={table['columns']}>{COLUMNS}</code>
        </p>
        <p>{t('places.hoursHint')}</p>
        <MethodChoice value={methodId} onChange={setMethod} />
        <ChooseFile accept=".csv,text/csv" isBusy={isSending} onFile={(file) => void send(file)} />
        {failure && (
          <p className={table['bad']} role="alert">
            {failure}
          </p>
        )}
        {report && <ImportReport report={report} />}
      </div>
    </Dialog>
  );
}

interface MethodChoiceProps {
  value: number | null;
  onChange(id: number | null): void;
}

/** Lists of carriers do not know the shop's ways of delivery. */
function MethodChoice({ value, onChange }: MethodChoiceProps) {
  const { t } = useBackOffice();
  const { locale } = useAdmin();
  const id = useId();
  const methods = useDeliveryMethods().filter(({ hasPlaces }) => hasPlaces);
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t('places.rowsOf')}</label>
      <select
        id={id}
        className={controls['select']}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('places.byColumn')}</option>
        {methods.map((method) => (
          <option key={method.id} value={method.id}>
            {textIn(method.names, locale)}
          </option>
        ))}
      </select>
    </div>
  );
}
