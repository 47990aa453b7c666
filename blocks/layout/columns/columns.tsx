import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { Slot } from '#runtime/render/slot.tsx';
import styles from './columns.module.css';
import { COLUMN_SLOTS, type ColumnsValues } from './columns.schema.ts';

/** Each column is a container of its own: what is in it adapts to the column, not to the page. */
export function Columns({ values }: BlockProps<ColumnsValues>) {
  const { count, ratio, gap, width, stack } = values;
  return (
    <BlockRoot
      as="div"
      className={styles['root']}
      data-ratio={count === 2 ? ratio : 'equal'}
      data-gap={gap}
      data-width={width}
      data-stack={stack}
      data-count={count}
    >
      {COLUMN_SLOTS.slice(0, count).map((name) => (
        <div key={name} className={styles['column']}>
          <Slot name={name} />
        </div>
      ))}
    </BlockRoot>
  );
}
