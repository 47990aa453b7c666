import { Button } from '#blocks/_ui/button/button.tsx';
import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { chosenQuery } from '#blocks/_ui/product-list/filter-groups.ts';
import { handedOn, listAction } from '#blocks/_ui/product-list/list-address.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { FilterGroupView } from './filter-group.tsx';
import type { FilterSidebarData } from './filter-sidebar.loader.ts';
import styles from './filter-sidebar.module.css';
import type { FilterSidebarValues } from './filter-sidebar.schema.ts';

/**
 * Groups that open and close, beside the list where the page is wide, a popover drawer where it is
 * narrow (FILT-07). A plain form; with JavaScript every change renews the list.
 */
export function FilterSidebar({
  values,
  data,
  nodeId,
}: BlockProps<FilterSidebarValues, FilterSidebarData>) {
  const page = usePage();
  const { t } = page;
  const { groups, kept } = data;
  const drawerId = `${nodeId}-drawer`;
  const chosen = Object.keys(chosenQuery(groups)).length;
  return (
    <BlockRoot
      as="aside"
      className={styles['root']}
      aria-label={t('filter-sidebar:label')}
      hidden={groups.length === 0}
    >
      <button
        type="button"
        className={`${buttonClass({ variant: 'secondary', size: 's', full: true })} ${styles['opener']}`}
        popoverTarget={drawerId}
      >
        <Icon name="filter" size={18} />
        <span data-list-part="opener">
          {t('filter-sidebar:open')}
          {chosen > 0 && ` (${chosen})`}
        </span>
      </button>
      <div id={drawerId} popover="auto" className={styles['drawer']} data-menu="drawer">
        <div className={styles['head']}>
          <EditableText
            field="title"
            value={values.title === '' ? t('filter-sidebar:label') : values.title}
            as="h2"
            className={styles['title']}
          />
          <button
            type="button"
            className={styles['closer']}
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            aria-label={t('close')}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <form method="get" action={listAction(page)} className={styles['form']} data-list-form>
          <div data-list-part="filters">
            {handedOn(page, kept).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {groups.map((group, index) => (
              <FilterGroupView
                key={group.code}
                group={group}
                isOpen={index < values.expanded}
                nodeId={nodeId}
              />
            ))}
          </div>
          <div className={styles['foot']}>
            <Button type="submit" full>
              {t('filter-sidebar:apply')}
            </Button>
          </div>
        </form>
      </div>
    </BlockRoot>
  );
}
