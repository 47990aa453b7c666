import { TableTools } from '../transfer/table-tools.tsx';
import { ImportPlaces } from './import-places.tsx';

/** Places come in and go out as a list. */
export function PlaceTools({ onChanged }: { onChanged(): void }) {
  return (
    <TableTools
      kind="delivery-branch"
      dialog={(onClose) => <ImportPlaces onClose={onClose} onDone={onChanged} />}
    />
  );
}
