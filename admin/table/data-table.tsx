import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useTexts } from '#kit/back-office-context.ts';
import styles from './data-table.module.css';

/** One column of a table of records. */
export interface Column<R> {
  key: string;
  /** Empty above what can be done with a record. */
  title: string;
  cell(record: R): ReactNode;
  /** Field that the server can sort by. */
  sort?: string;
  align?: 'end';
}

export interface Sort {
  param: string;
  order: 'asc' | 'desc';
}

interface DataTableProps<R> {
  caption: string;
  columns: readonly Column<R>[];
  records: readonly R[];
  keyOf(record: R): string | number;
  /** Where the first column of a record leads to. */
  linkOf?: ((record: R) => string) | undefined;
  sort?: Sort | null | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
}

/** Records in rows; on a phone every record is a card with the names of its columns. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, records, keyOf, linkOf } = props;
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.key} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={keyOf(record)} data-linked={linkOf ? '' : undefined}>
              {columns.map(({ key, title, cell, align }, index) => {
                const content = cell(record);
                return (
                  <td key={key} data-title={title} data-align={align}>
                    {index === 0 && linkOf ? <Link to={linkOf(record)}>{content}</Link> : content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps<R> extends Pick<DataTableProps<R>, 'sort' | 'onSort'> {
  column: Column<R>;
}

function Heading<R>({ column, sort, onSort }: HeadingProps<R>) {
  const t = useTexts();
  const { title, sort: field, align } = column;
  if (!field || !onSort) {
    return (
      <th scope="col" data-align={align}>
        {title || <span className="visually-hidden">{t('admin.list.actions')}</span>}
      </th>
    );
  }
  const order = sort?.param === field ? sort.order : null;
  const Arrow = order === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" data-align={align} aria-sort={order ? SORT_NAMES[order] : undefined}>
      <button
        type="button"
        onClick={() => onSort({ param: field, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        {title}
        {order && <Arrow size={13} aria-hidden />}
      </button>
    </th>
  );
}

const SORT_NAMES = { asc: 'ascending', desc: 'descending' } as const;
