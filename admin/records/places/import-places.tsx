import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { type BranchImport, importBranches } from '#schemas/api/admin-branch.ts';
import { branchRowSchema, MAX_BRANCHES, MAX_LIST_LENGTH } from '#schemas/api/branch-fields.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { useAdmin } from '../../admin-context.ts';
import { failureText } from '../../screen.tsx';
import { textIn } from '../record-kind.ts';
import { ImportReport } from './import-report.tsx';
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
      setFailure(t(csv === '' ? 'places.emptyFile' : 'places.tooLarge', { max: MAX_BRANCHES }));
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
    announce(t('places.imported', { created, updated }));
    if (created + updated > 0) onDone();
  }

  /** A header that does not fit is told by its columns. */
  function reasonOf(answer: ApiFailure): string {
    const fields = Object.keys(answer.error.payload.fields ?? {});
    return fields.length > 0
      ? t('places.header', { columns: fields.join(', ') })
      : failureText(answer, t);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      title={t('places.import')}
      description={t('places.importHint', { max: MAX_BRANCHES })}
      closeLabel={t('places.close')}
    >
      <div className={styles['import']}>
        <p>
          {t('places.columns')} <code className={styles['columns']}>{COLUMNS}</code>
        </p>
        <p>{t('places.hoursHint')}</p>
        <MethodChoice value={methodId} onChange={setMethod} />
        <ChooseList isBusy={isSending} onFile={(file) => void send(file)} />
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

function ChooseList({ isBusy, onFile }: { isBusy: boolean; onFile(file: File): void }) {
  const { t } = useBackOffice();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button kind="primary" size="l" disabled={isBusy} onClick={() => input.current?.click()}>
        <FileUp size={15} aria-hidden />
        {t(isBusy ? 'places.sending' : 'places.chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={t('places.chooseFile')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again once it was mended.
          target.value = '';
        }}
      />
    </div>
  );
}
