import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { chosenQuery, dayText, type FilterGroup } from '#blocks/_ui/product-list/filter-groups.ts';
import { listLink } from '#blocks/_ui/product-list/list-address.ts';
import { withUnit } from '#blocks/_ui/product-list/with-unit.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { type PageContextValue, usePage } from '#runtime/render/page-context.ts';
import styles from './chosen-filters.module.css';
import type { ProductListData } from './product-list.loader.ts';

interface Chosen {
  key: string;
  label: string;
  /** Address without it. */
  rest: Record<string, string>;
}

/** What is chosen, each as a link that takes it back, and one that takes back all. */
export function ChosenFilters({ data }: { data: ProductListData }) {
  const page = usePage();
  const { t } = page;
  const { chosen, sort, initialSort } = data;
  if (chosen.length === 0) return null;
  const order = { sort: sort === initialSort ? '' : sort };
  const keys = chosenQuery(chosen);
  const entries = chosen.flatMap((group) => entriesOf(group, keys, page));
  return (
    <ul className={styles['chosen']} aria-label={t('product-list:chosen')}>
      {entries.map(({ key, label, rest }) => (
        <li key={key}>
          <SmartLink link={listLink(page, { ...rest, ...order })} className={styles['entry']}>
            <span className="visually-hidden">{t('product-list:remove')} </span>
            {label}
            <Icon name="close" size={16} />
          </SmartLink>
        </li>
      ))}
      <li>
        <SmartLink link={listLink(page, order)} className={styles['clear']}>
          {t('product-list:clear')}
        </SmartLink>
      </li>
    </ul>
  );
}

function entriesOf(
  group: FilterGroup,
  keys: Record<string, string>,
  page: PageContextValue,
): Chosen[] {
  const { code, label, kind } = group;
  if (kind !== 'choices') {
    const end = (value: number) =>
      kind === 'dates' ? dayText(value) : withUnit(value, group.unit, page);
    const range = page.t('product-list:range', { from: end(group.from), to: end(group.to) });
    return [{ key: code, label: `${label}: ${range}`, rest: { ...keys, [code]: '' } }];
  }
  const chosen = group.choices.filter(({ isChosen }) => isChosen);
  return chosen.map((choice) => ({
    key: `${code}-${choice.value}`,
    label: isYesNo(choice.value) ? `${label}: ${choice.label}` : choice.label,
    rest: {
      ...keys,
      [code]: chosen.flatMap(({ value }) => (value === choice.value ? [] : [value])).join(','),
    },
  }));
}

/** Such a value says nothing without the name of its group. */
function isYesNo(value: string): boolean {
  return value === 'yes' || value === 'no';
}
