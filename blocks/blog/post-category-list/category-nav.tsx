import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { categoryLink } from './category-link.ts';
import styles from './category-nav.module.css';
import type { PostCategoryListData } from './post-category-list.loader.ts';
import type { PostCategoryListValues } from './post-category-list.schema.ts';

interface CategoryNavProps extends Pick<PostCategoryListData, 'categories' | 'chosen'> {
  addresses: PostCategoryListValues['addresses'];
}

/**
 * 'All categories' first, then the categories; a strip that scrolls where it is narrow (BLOG-01).
 */
export function CategoryNav({ categories, chosen, addresses }: CategoryNavProps) {
  const page = usePage();
  const { t } = page;
  const entries = [{ id: 0, slug: '', title: t('post-category-list:all') }, ...categories];
  return (
    <nav className={styles['nav']} aria-label={t('post-category-list:categories')}>
      <ul className={styles['entries']}>
        {entries.map(({ id, slug, title }) => (
          <li key={id}>
            <SmartLink
              link={categoryLink(page, addresses, slug)}
              className={styles['entry']}
              aria-current={slug === chosen ? 'page' : undefined}
            >
              {title}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
