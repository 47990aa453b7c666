import { ImportRecords } from './import-records.tsx';
import { TableTools } from './table-tools.tsx';
import type { ListedKind } from './transfer-columns.ts';

interface RecordToolsProps {
  kind: ListedKind;
  onChanged(): void;
}

/** The records of a kind come in and go out as a table. */
export function RecordTools({ kind, onChanged }: RecordToolsProps) {
  return (
    <TableTools
      kind={kind}
      dialog={(onClose) => <ImportRecords kind={kind} onClose={onClose} onDone={onChanged} />}
    />
  );
}
