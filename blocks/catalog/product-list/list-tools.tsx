import { Button } from '#blocks/_ui/button/button.tsx';
import { chosenQuery } from '#blocks/_ui/product-list/filter-groups.ts';
import { handedOn, listAction } from '#blocks/_ui/product-list/list-address.ts';
import { usePage } from '#runtime/render/page-context.ts';
import styles from './list-tools.module.css';
import type { ProductListData } from './product-list.loader.ts';

interface ListToolsProps {
  data: ProductListData;
  nodeId: string;
}

/** How many there are, in which order they are, and how many a page shows (LIST-07, LIST-17, LIST-18). */
export function ListTools({ data, nodeId }: ListToolsProps) {
  const page = usePage();
  const { t } = page;
  const { total, sorts, sizes } = data;
  return (
    <div className={styles['tools']}>
      <p className={styles['count']} role="status" data-list-part="count">
        {resultText(t, total)}
      </p>
      <div data-list-part="tools">
        <form
          method="get"
          action={listAction(page)}
          className={styles['form']}
          data-list-form
          hidden={total === 0}
        >
          {handedOn(page, chosenQuery(data.chosen)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Choice
            id={`${nodeId}-sort`}
            name="sort"
            label={t('product-list:sort')}
            value={data.sort}
            initial={data.initialSort}
            options={sorts.map((id) => ({
              value: id,
              label: t(`product-list:sort.${id.replace(':', '-')}`),
            }))}
          />
          {total > (sizes[0] ?? 0) && (
            <Choice
              id={`${nodeId}-limit`}
              name="limit"
              label={t('product-list:limit')}
              value={String(data.limit)}
              initial={String(sizes[0])}
              options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
            />
          )}
          <span className={styles['apply']}>
            <Button type="submit" variant="secondary" size="s">
              {t('product-list:apply')}
            </Button>
          </span>
        </form>
      </div>
    </div>
  );
}

function resultText(t: (key: string, params?: Record<string, number>) => string, total: number) {
  return total === 0 ? t('product-list:noResults') : t('product-list:results', { count: total });
}

interface ChoiceProps {
  id: string;
  name: string;
  label: string;
  value: string;
  /** What needs no key in the address. */
  initial: string;
  options: readonly { value: string; label: string }[];
}

function Choice({ id, name, label, value, initial, options }: ChoiceProps) {
  return (
    <label className={styles['choice']} htmlFor={id}>
      <span className={styles['label']}>{label}</span>
      <select
        id={id}
        name={name}
        className={styles['select']}
        defaultValue={value}
        data-initial={initial}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
