import { Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import type { ApiResult } from '#schemas/api/endpoint.ts';
import { Failed } from '../screen.tsx';
import { type Column, DataTable } from './data-table.tsx';
import styles from './list-view.module.css';
import { useKept } from './use-kept.ts';
import { type ListQuery, useListQuery } from './use-list-query.ts';

/** Pause in typing before a search is sent (CONST-02). */
const SEARCH_MS = 300;

/** One page of records, as every list of the API answers. */
export interface Page<R> {
  records: R[];
  page: number;
  totalPages: number;
  totalRecords: number;
}

/** A choice that narrows the list down. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

interface ListViewProps<R> {
  /** What the table is about. */
  caption: string;
  columns: readonly Column<R>[];
  load(query: ListQuery): Promise<ApiResult<Page<R>>>;
  keyOf(record: R): string | number;
  linkOf?: (record: R) => string;
  filters?: readonly ListFilter[];
  /** What is shown while the list is empty. */
  empty: ReactNode;
  /** Whether there is a line to search by. */
  searches?: boolean;
  /** Counts up when the list has to be read again. */
  version?: number;
}

/** A list with search, filters, sorting and pages. */
export function ListView<R>(props: ListViewProps<R>) {
  const { load, filters = [], searches = true, version = 0 } = props;
  const t = useTexts();
  const { query, search, go, sortBy, filterBy } = useListQuery();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(JSON.stringify([query, version, tries]), () => load(query));
  const kept = useKept(loaded);
  const shown = kept.status === 'ready' ? kept.data : null;
  if (loaded.status === 'failed') {
    return <Failed failure={loaded.failure} onRetry={() => setTries(tries + 1)} />;
  }
  const isNarrowed = query.keywords !== '' || Object.keys(query.filters).length > 0;
  return (
    <div className={styles['list']} aria-busy={loaded.status === 'loading'}>
      {(searches || filters.length > 0) && (
        <search className={styles['tools']}>
          {searches && <SearchLine value={query.keywords} onSearch={search} />}
          {filters.map((filter) => (
            <FilterChoice
              key={filter.name}
              filter={filter}
              value={query.filters[filter.name] ?? ''}
              onChange={(value) => filterBy(filter.name, value)}
            />
          ))}
        </search>
      )}
      {shown && shown.records.length > 0 && (
        <DataTable {...props} records={shown.records} sort={query.sort} onSort={sortBy} />
      )}
      {shown?.records.length === 0 && (
        <div className={styles['empty']}>
          {isNarrowed ? <p>{t('admin.list.nothing')}</p> : props.empty}
        </div>
      )}
      {shown && <Pager page={shown} onGo={go} />}
    </div>
  );
}

interface SearchLineProps {
  value: string;
  onSearch(keywords: string): void;
}

function SearchLine({ value, onSearch }: SearchLineProps) {
  const t = useTexts();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back and forward change what is searched for.
  if (seen !== value) {
    setSeen(value);
    if (value !== sent) setText(value);
  }

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSent(next);
      onSearch(next);
    }, SEARCH_MS);
  }

  return (
    <span className={styles['search']}>
      <Search size={15} aria-hidden />
      <input
        type="search"
        aria-label={t('admin.list.search')}
        placeholder={t('admin.list.search')}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
    </span>
  );
}

interface FilterChoiceProps {
  filter: ListFilter;
  value: string;
  onChange(value: string): void;
}

function FilterChoice({ filter, value, onChange }: FilterChoiceProps) {
  const t = useTexts();
  return (
    <select
      className={styles['filter']}
      aria-label={filter.label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{`${filter.label}: ${t('admin.list.all')}`}</option>
      {filter.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface PagerProps {
  page: Page<unknown>;
  onGo(page: number): void;
}

function Pager({ page: { page, totalPages, totalRecords }, onGo }: PagerProps) {
  const t = useTexts();
  return (
    <nav className={styles['pager']} aria-label={t('admin.list.pages')}>
      <p role="status">{t('admin.list.count', { count: totalRecords })}</p>
      {totalPages > 1 && (
        <span>
          <Button disabled={page <= 1} onClick={() => onGo(page - 1)}>
            {t('admin.list.before')}
          </Button>
          <span>{t('admin.list.page', { page, pages: totalPages })}</span>
          <Button disabled={page >= totalPages} onClick={() => onGo(page + 1)}>
            {t('admin.list.after')}
          </Button>
        </span>
      )}
    </nav>
  );
}
