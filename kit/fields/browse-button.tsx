import { List } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../back-office-context.ts';
import { useLatest } from '../query/use-latest.ts';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PickerList } from '../ui/picker-list.tsx';
import type { Choice } from './search-box.tsx';

/** Pause in typing before a search is sent (CONST-02). */
const SEARCH_MS = 300;

interface BrowseProps<T extends Choice> {
  /** What is looked for: title of the dialog, and the button's name. */
  title: string;
  search(query: string): Promise<readonly T[]>;
  /** Ids that are picked already. */
  picked: readonly number[];
  /** More than one may be picked: the dialog stays open. */
  isMany: boolean;
  onPick(choice: T): void;
}

/** Opens a dialog to search and pick from, beside the line that searches in place (ROUTE-26). */
export function BrowseButton<T extends Choice>(props: BrowseProps<T> & { disabled: boolean }) {
  const { disabled, title, isMany, onPick } = props;
  const [isOpen, setOpen] = useState(false);
  const t = useTexts();
  return (
    <>
      <IconButton icon={List} label={title} disabled={disabled} onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={t('dialog.close')}
      >
        <Results
          {...props}
          onPick={(choice) => {
            onPick(choice);
            if (!isMany) setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

function Results<T extends Choice>({ title, search, picked, onPick }: BrowseProps<T>) {
  const t = useTexts();
  const [query, setQuery] = useState('');
  const { status, value: found = [] } = useLatest(
    query,
    () => search(query.trim()),
    query === '' ? 0 : SEARCH_MS,
  );
  const words = { loading: 'panel.searching', failed: 'panel.searchFailed', ready: '' }[status];
  return (
    <PickerList
      label={title}
      placeholder={t('panel.search')}
      nothing={t(words || 'panel.nothingFound')}
      onQuery={setQuery}
      entriesFor={() =>
        found.map(({ id, title: name }) => ({
          id: String(id),
          title: name,
          hint: picked.includes(id) ? t('panel.browse.picked') : undefined,
        }))
      }
      onPick={(id) => {
        const choice = found.find((one) => String(one.id) === id);
        if (choice && !picked.includes(choice.id)) onPick(choice);
      }}
    />
  );
}
