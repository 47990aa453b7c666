import { Combobox } from '@base-ui/react/combobox';
import { Search } from 'lucide-react';
import { useState } from 'react';

import { useTexts } from '../back-office-context.ts';
import { useLatest } from '../query/use-latest.ts';
import { usePortalRoot } from '../ui/portal-root.ts';
import styles from './search-box.module.css';

/** Pause in typing before a search is sent (CONST-02). */
const SEARCH_MS = 300;

export interface Choice {
  id: number;
  title: string;
}

interface SearchBoxProps<T extends Choice> {
  id: string;
  /** Accessible name where no label points at it. */
  label?: string;
  describedBy?: string | undefined;
  disabled: boolean;
  /** What is picked now; shown until the user types. */
  current?: string | undefined;
  search(query: string): Promise<readonly T[]>;
  onPick(choice: T): void;
}

/** A line that searches while the user types; what was found opens below it. */
export function SearchBox<T extends Choice>(props: SearchBoxProps<T>) {
  const { id, label, describedBy, disabled, current, search, onPick } = props;
  const t = useTexts();
  const container = usePortalRoot();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { status, value: found = [] } = useLatest(
    isOpen ? query : null,
    () => search(query.trim()),
    query === '' ? 0 : SEARCH_MS,
  );
  return (
    <Combobox.Root<T>
      items={found}
      filter={null}
      value={null}
      inputValue={query}
      open={isOpen}
      disabled={disabled}
      autoHighlight
      itemToStringLabel={({ title }) => title}
      onOpenChange={setOpen}
      onInputValueChange={setQuery}
      onValueChange={(choice) => {
        if (!choice) return;
        onPick(choice);
        setQuery('');
        setOpen(false);
      }}
    >
      <span className={styles['box']}>
        <Search size={14} aria-hidden />
        <Combobox.Input
          id={id}
          aria-label={label}
          aria-describedby={describedBy}
          placeholder={current ?? t('panel.search')}
          data-current={current === undefined ? undefined : ''}
        />
      </span>
      <Combobox.Portal container={container}>
        <Combobox.Positioner className={styles['positioner']} sideOffset={4} collisionPadding={8}>
          <Combobox.Popup className={styles['popup']} aria-busy={status === 'loading'}>
            <Combobox.Status className={styles['status']}>
              {status === 'failed' && t('panel.searchFailed')}
              {status === 'ready' && found.length === 0 && t('panel.nothingFound')}
              {status === 'loading' && found.length === 0 && t('panel.searching')}
            </Combobox.Status>
            <Combobox.List className={styles['list']}>
              {(choice: T) => (
                <Combobox.Item key={choice.id} value={choice} className={styles['item']}>
                  {choice.title}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
