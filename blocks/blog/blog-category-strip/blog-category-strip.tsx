import type { BlockProps } from '#runtime/define-block.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { BlogCategoryStripData } from './blog-category-strip.loader.ts';
import styles from './blog-category-strip.module.css';
import type { BlogCategoryStripValues } from './blog-category-strip.schema.ts';

/**
 * 'All categories' first, then the categories, as links to the blog (BLOG-01, BLOG-02, BLOG-09).
 * The link of the chosen one leads back to all posts.
 */
export function BlogCategoryStrip({
  values,
  data: { categories, chosen },
}: BlockProps<BlogCategoryStripValues, BlogCategoryStripData>) {
  const { t, locale } = usePage();
  const blog = pathOf('blog', locale);
  const entries = [{ id: 0, slug: '', title: t('blog-category-strip:all') }, ...categories];
  const hrefOf = (slug: string) =>
    slug === '' || slug === chosen ? blog : `${blog}?${new URLSearchParams({ category: slug })}`;
  return (
    <BlockRoot
      as="nav"
      className={styles['root']}
      aria-label={t('blog-category-strip:label')}
      data-align={values.align}
      hidden={categories.length === 0}
    >
      <ul className={styles['entries']}>
        {entries.map(({ id, slug, title }) => (
          <li key={id}>
            <SmartLink
              link={{ kind: 'url', href: hrefOf(slug) }}
              className={styles['entry']}
              aria-current={slug === chosen ? 'page' : undefined}
            >
              {title}
            </SmartLink>
          </li>
        ))}
      </ul>
    </BlockRoot>
  );
}
