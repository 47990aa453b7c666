import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { downloadFile } from '#runtime/http/download.ts';
import { exportRecords } from '#schemas/api/admin-transfer.ts';
import { ImportPlaces } from './import-places.tsx';

const EXPORT = `${exportRecords.path}?kind=delivery-branch&format=csv`;

/** Places come in and go out as a list. */
export function PlaceTools({ onChanged }: { onChanged(): void }) {
  const { t, announce } = useBackOffice();
  const [isOpen, setOpen] = useState(false);

  async function download() {
    try {
      await downloadFile(EXPORT, 'delivery-branch.csv');
    } catch {
      announce(t('places.exportFailed'));
    }
  }

  return (
    <>
      <Button size="l" onClick={() => void download()}>
        <Download size={15} aria-hidden />
        {t('places.export')}
      </Button>
      <Button size="l" onClick={() => setOpen(true)}>
        <FileUp size={15} aria-hidden />
        {t('places.import')}
      </Button>
      {isOpen && <ImportPlaces onClose={() => setOpen(false)} onDone={onChanged} />}
    </>
  );
}
