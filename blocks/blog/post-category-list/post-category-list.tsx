import { Pager } from '#blocks/_ui/pager/pager.tsx';
import { PostCard } from '#blocks/_ui/post-card/post-card.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { categoryLink } from './category-link.ts';
import { CategoryNav } from './category-nav.tsx';
import type { PostCategoryListData } from './post-category-list.loader.ts';
import styles from './post-category-list.module.css';
import type { PostCategoryListValues } from './post-category-list.schema.ts';

const SIZES = '(min-width: 1000px) 400px, (min-width: 640px) 46vw, 92vw';

type Props = BlockProps<PostCategoryListValues, PostCategoryListData>;

/**
 * Categories as links, the chosen one as a heading, its posts and their pages (SECT-08). Everything
 * is chosen by the address, so it can be shared and needs no JavaScript.
 */
export function PostCategoryList({ values, data, nodeId }: Props) {
  const { t } = usePage();
  const { categories, chosen, title } = data;
  const listId = `${nodeId}-list`;
  const whole = chosen === '' ? 'all' : 'unknown';
  return (
    <BlockRoot className={styles['root']} aria-labelledby={listId} hidden={isBare(data)}>
      <SectionHeading values={values} level={values.level} />
      <div className={styles['columns']}>
        <CategoryNav categories={categories} chosen={chosen} addresses={values.addresses} />
        <div className={styles['list']}>
          <h2 id={listId} className={styles['chosen']}>
            {title ?? t(`post-category-list:${whole}`)}
          </h2>
          <Posts values={values} data={data} />
        </div>
      </div>
    </BlockRoot>
  );
}

/** A blog without anything in it takes no room. */
function isBare({ categories, posts }: PostCategoryListData): boolean {
  return categories.length === 0 && posts.length === 0;
}

function Posts({ values: { addresses }, data }: Pick<Props, 'values' | 'data'>) {
  const page = usePage();
  const { t } = page;
  const { chosen, title, posts } = data;
  if (posts.length === 0) {
    return (
      <div className={styles['none']}>
        {(chosen === '' || title !== null) && <p>{t('post-category-list:none')}</p>}
        {chosen !== '' && (
          <SmartLink link={categoryLink(page, addresses, '')} className={styles['toAll']}>
            {t('post-category-list:toAll')}
          </SmartLink>
        )}
      </div>
    );
  }
  return (
    <>
      <ul className={styles['posts']}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} sizes={SIZES} heading="h3" alone />
          </li>
        ))}
      </ul>
      <Pager
        label={t('post-category-list:pages')}
        page={data.page}
        pages={data.pages}
        linkOf={(number) => categoryLink(page, addresses, chosen, number)}
      />
    </>
  );
}
