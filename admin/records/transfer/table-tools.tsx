import { Download, FileUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { downloadFile } from '#runtime/http/download.ts';
import { exportRecords, type TransferKindName } from '#schemas/api/admin-transfer.ts';

interface TableToolsProps {
  kind: TransferKindName;
  /** The dialog that takes a table in. */
  dialog(onClose: () => void): ReactNode;
}

/** Buttons that hand the records of a kind out as a table, and take one in. */
export function TableTools({ kind, dialog }: TableToolsProps) {
  const { t, announce } = useBackOffice();
  const [isOpen, setOpen] = useState(false);

  async function download() {
    try {
      await downloadFile(`${exportRecords.path}?kind=${kind}&format=csv`, `${kind}.csv`);
    } catch {
      announce(t('transfer.exportFailed'));
    }
  }

  return (
    <>
      <Button size="l" onClick={() => void download()}>
        <Download size={15} aria-hidden />
        {t('transfer.export')}
      </Button>
      <Button size="l" onClick={() => setOpen(true)}>
        <FileUp size={15} aria-hidden />
        {t('transfer.import')}
      </Button>
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
