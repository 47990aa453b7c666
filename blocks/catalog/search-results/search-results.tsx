import { Carousel } from '#blocks/_ui/carousel/carousel.tsx';
import { productPreset } from '#blocks/_ui/carousel/product-preset.ts';
import { Pager } from '#blocks/_ui/pager/pager.tsx';
import { ProductCard } from '#blocks/_ui/product-card/product-card.tsx';
import { SEARCH_LIST, WORDS_QUERY } from '#blocks/_ui/search-form/words.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { pathOf } from '#runtime/links/screen-links.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage, useTranslate } from '#runtime/render/page-context.ts';
import type { SearchResultsData } from './search-results.loader.ts';
import styles from './search-results.module.css';
import type { SearchResultsValues } from './search-results.schema.ts';

type Props = BlockProps<SearchResultsValues, SearchResultsData>;

/** Loops from the fifth product on (LIST-20). */
const LOOPS_ABOVE = 4;
const CAROUSEL_SIZES =
  '(min-width: 1400px) 310px, (min-width: 1200px) 29vw, (min-width: 1000px) 40vw, (min-width: 470px) 59vw, 116vw';

/** What was found, or what the shop recommends in its place (SRCH-02, SRCH-03). */
export function SearchResults({ values, data, nodeId }: Props) {
  const { words, total, featured } = data;
  return (
    <BlockRoot as="div" className={styles['root']} hidden={words === '' && featured.length === 0}>
      <div id={`${nodeId}-list`} data-list={SEARCH_LIST}>
        <div data-list-part="found">
          {words !== '' && (
            <section aria-labelledby={`${nodeId}-title`}>
              <Head values={values} data={data} nodeId={nodeId} />
              {total > 0 && <Found values={values} data={data} />}
            </section>
          )}
          {featured.length > 0 && <Featured values={values} data={data} nodeId={nodeId} />}
        </div>
      </div>
    </BlockRoot>
  );
}

function Head({ values, data: { words, total: count }, nodeId }: Props) {
  const t = useTranslate();
  const shown = { words, count };
  return (
    <header className={styles['head']}>
      <Words
        field="title"
        value={values.title}
        initial={t('search-results:heading')}
        id={`${nodeId}-title`}
      />
      <p role="status" className={styles['count']}>
        {t(count > 0 ? 'search-results:found' : 'search-results:nothing', shown)}
      </p>
      {count === 0 && (
        <p className={styles['none']}>
          {values.none === '' ? t('search-results:none') : values.none}
        </p>
      )}
    </header>
  );
}

function Found({ values, data }: Pick<Props, 'values' | 'data'>) {
  const { t, locale } = usePage();
  const { columns, window } = values;
  const linkOf = (page: number) => {
    const query = new URLSearchParams({ [WORDS_QUERY]: data.words });
    if (page > 1) query.set('page', String(page));
    return { kind: 'url', href: `${pathOf('search', locale)}?${query}` } as const;
  };
  const sizes = `(min-width: 1400px) ${Math.round(1650 / columns)}px, (min-width: 1000px) ${Math.round(115 / columns)}vw, 58vw`;
  return (
    <>
      <ul className={styles['grid']}>
        {data.products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={sizes} />
          </li>
        ))}
      </ul>
      <Pager
        label={t('search-results:pages')}
        page={data.page}
        pages={data.pages}
        window={window}
        linkOf={linkOf}
      />
    </>
  );
}

function Featured({ values, data: { featured }, nodeId }: Props) {
  const t = useTranslate();
  const own = values.featuredTitle;
  const title = own === '' ? t('search-results:featured') : own;
  const id = `${nodeId}-featured`;
  return (
    <section aria-labelledby={id} className={styles['featured']}>
      <Carousel
        preset={productPreset}
        label={title}
        loop={featured.length > LOOPS_ABOVE}
        head={<Words field="featuredTitle" value={own} initial={title} id={id} />}
        slides={featured.map((product) => ({
          key: product.id,
          content: <ProductCard product={product} sizes={CAROUSEL_SIZES} />,
        }))}
      />
    </section>
  );
}

/** A heading of the block's own, or the shop's words while it has none. */
function Words({
  field,
  value,
  initial,
  id,
}: {
  field: string;
  value: string;
  initial: string;
  id: string;
}) {
  if (value !== '') {
    return <EditableText field={field} value={value} as="h2" id={id} className={styles['title']} />;
  }
  return (
    <h2 id={id} className={styles['title']}>
      {initial}
    </h2>
  );
}
