import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { scroller } from '#runtime/render/scroller.ts';
import styles from './table.module.css';
import type { TableValues } from './table.schema.ts';

/** Wider than its place it scrolls in itself, and the headings of its rows stay. */
export function TableBlock({ values, nodeId }: BlockProps<TableValues>) {
  const t = useTranslate();
  const { title, text, columns, rows } = values;
  const label = title || values.caption || t('table:label');
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-look={values.look}
      data-dense={values.dense || undefined}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />
      )}
      {columns.length > 0 && (
        <div className={styles['scroller']} {...scroller(label)}>
          <table className={styles['table']}>
            <Head corner={values.corner} columns={columns} best={values.best} />
            <tbody>
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
                <Row key={index} row={row} index={index} columns={columns} best={values.best} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <EditableText field="caption" value={values.caption} as="p" className={styles['caption']} />
    </BlockRoot>
  );
}

type Columns = Pick<TableValues, 'columns' | 'best'>;

/** Whether the column at a place is the one that stands out. */
function isBest(best: TableValues['best'], index: number): true | undefined {
  return best === String(index + 1) || undefined;
}

function Head({ corner, columns, best }: Columns & { corner: string }) {
  return (
    <thead>
      <tr>
        <td className={styles['corner']}>
          <EditableText field="corner" value={corner} />
        </td>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          <th key={index} scope="col" className={styles['column']} data-best={isBest(best, index)}>
            <EditableText field={`columns.${index}.title`} value={column.title} />
            <EditableText
              field={`columns.${index}.note`}
              value={column.note}
              className={styles['note']}
            />
          </th>
        ))}
      </tr>
    </thead>
  );
}

type RowProps = Columns & { row: TableValues['rows'][number]; index: number };

function Row({ row, index, columns, best }: RowProps) {
  const t = useTranslate();
  return (
    <tr>
      <th scope="row" className={styles['row']}>
        <EditableText field={`rows.${index}.title`} value={row.title} />
      </th>
      {columns.map((_column, at) => {
        const { sign, text } = row.cells[at] ?? { sign: 'none', text: '' };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <td key={at} className={styles['cell']} data-best={isBest(best, at)}>
            {sign !== 'none' && (
              <span className={styles['sign']} data-sign={sign}>
                <Icon name={sign === 'yes' ? 'check' : 'minus'} size={20} />
                {text === '' && <span className="visually-hidden">{t(`table:${sign}`)}</span>}
              </span>
            )}
            <EditableText field={`rows.${index}.cells.${at}.text`} value={text} />
          </td>
        );
      })}
    </tr>
  );
}
