import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import { Pager } from '#blocks/_ui/pager/pager.tsx';
import { ProductCard } from '#blocks/_ui/product-card/product-card.tsx';
import { chosenQuery } from '#blocks/_ui/product-list/filter-groups.ts';
import { listLink } from '#blocks/_ui/product-list/list-address.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { Slot } from '#runtime/render/slot.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { EmptyResult } from './empty-result.tsx';
import { ListTools } from './list-tools.tsx';
import type { ProductListData } from './product-list.loader.ts';
import styles from './product-list.module.css';
import type { ProductListValues } from './product-list.schema.ts';

type Props = BlockProps<ProductListValues, ProductListData>;

/**
 * A list of products that its address describes: filters, order, size and number of the page. It
 * needs no JavaScript; the loader renews the parts marked `data-list-part` in place.
 */
export function ProductList({ values, data, nodeId }: Props) {
  const { t } = usePage();
  const listId = `${nodeId}-products`;
  return (
    <BlockRoot
      className={styles['root']}
      aria-label={values.title === '' ? t('product-list:label') : undefined}
      aria-labelledby={values.title === '' ? undefined : `${nodeId}-title`}
    >
      <EditableText
        field="title"
        value={values.title}
        as="h2"
        id={`${nodeId}-title`}
        className={styles['title']}
      />
      <div id={`${nodeId}-list`} className={styles['columns']} data-list>
        <Slot name="filters" />
        <div className={styles['main']}>
          <ListTools data={data} nodeId={nodeId} />
          <div data-list-part="chosen">
            <ChosenFilters data={data} />
          </div>
          <div id={listId} className={styles['products']} data-list-part="products">
            <Products values={values} data={data} />
          </div>
        </div>
      </div>
    </BlockRoot>
  );
}

function Products({ values, data }: Pick<Props, 'values' | 'data'>) {
  const page = usePage();
  const { products, chosen, limit, sizes, sort, initialSort } = data;
  if (products.length === 0) return <EmptyResult isFiltered={chosen.length > 0} />;
  const keys = {
    ...chosenQuery(chosen),
    sort: sort === initialSort ? '' : sort,
    limit: limit === sizes[0] ? '' : String(limit),
  };
  const columns = values.columns;
  const linkOf = (number: number) =>
    listLink(page, { ...keys, page: number > 1 ? String(number) : '' });
  return (
    <>
      <ul className={styles['grid']} data-list-items>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes={`(min-width: 1400px) ${Math.round(1350 / columns)}px, (min-width: 1000px) ${Math.round(90 / columns)}vw, 58vw`}
              heading={values.title === '' ? 'h2' : 'h3'}
            />
          </li>
        ))}
      </ul>
      <div data-list-foot className={styles['foot']}>
        {data.page < data.pages && (
          <SmartLink
            link={linkOf(data.page + 1)}
            className={buttonClass({ variant: 'secondary' })}
            data-list-more
          >
            {page.t('product-list:more')}
          </SmartLink>
        )}
        <Pager
          label={page.t('product-list:pages')}
          page={data.page}
          pages={data.pages}
          window={values.window}
          linkOf={linkOf}
        />
      </div>
    </>
  );
}
