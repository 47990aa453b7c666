import { useState } from 'react';

import { useTexts } from '../../editor-context.ts';
import { useSearch } from '../use-search.ts';
import styles from './controls.module.css';

export interface Choice {
  id: number;
  title: string;
}

interface SearchListProps<T extends Choice> {
  id: string;
  label: string;
  disabled: boolean;
  search(query: string): Promise<readonly T[]>;
  onPick(choice: T): void;
}

/** A search line whose results are buttons; opens with the focus. */
export function SearchList<T extends Choice>(props: SearchListProps<T>) {
  const { id, label, disabled, search, onPick } = props;
  const t = useTexts();
  const [query, setQuery] = useState<string | null>(null);
  const found = useSearch(query, search);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus left the search line and its results
    <div
      className={styles['stack']}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setQuery(null);
      }}
    >
      <input
        id={id}
        className={styles['input']}
        type="search"
        autoComplete="off"
        aria-label={label}
        placeholder={t('panel.search')}
        disabled={disabled}
        value={query ?? ''}
        onFocus={() => setQuery((typed) => typed ?? '')}
        onChange={({ target }) => setQuery(target.value)}
      />
      {query !== null && found.length > 0 && (
        <ul className={styles['results']}>
          {found.map((choice) => (
            <li key={choice.id}>
              <button
                type="button"
                onClick={() => {
                  onPick(choice);
                  setQuery(null);
                }}
              >
                {choice.title}
              </button>
            </li>
          ))}
        </ul>
      )}
      {query !== null && query !== '' && found.length === 0 && (
        <p className={styles['note']}>{t('panel.nothingFound')}</p>
      )}
    </div>
  );
}
