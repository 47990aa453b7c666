import { categoriesOf, type PagePost } from '#blocks/_ui/post-page/page-post.ts';
import { TopPicture } from '#blocks/_ui/post-page/top-picture.tsx';
import { formatDay } from '#domain/dates.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { Post } from '#schemas/api/blog.ts';
import styles from './post-header.module.css';
import type { PostHeaderValues } from './post-header.schema.ts';

/** What the page's post is about (BLOG-10). Its picture is the largest paint. */
export function PostHeader({ values, data: { post } }: BlockProps<PostHeaderValues, PagePost>) {
  return (
    <BlockRoot as="header" className={styles['root']} hidden={post === null}>
      {post && <Words post={post} values={values} />}
      {post?.media && values.ratio !== 'none' && (
        <TopPicture record={post.media} ratio={values.ratio} />
      )}
    </BlockRoot>
  );
}

function Words({ post, values }: { post: Post; values: PostHeaderValues }) {
  const { t, locale } = usePage();
  const categories = categoriesOf(post);
  return (
    <div className={styles['words']}>
      {categories.length > 0 && (
        <ul className={styles['categories']} aria-label={t('post-header:categories')}>
          {categories.map(({ id, title, slug }) => (
            <li key={id}>
              <SmartLink link={{ kind: 'term', slug }} className={styles['category']}>
                {title}
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
      <h1 className={styles['title']}>{post.title}</h1>
      {values.showDate && (
        <time className={styles['date']} dateTime={post.date.slice(0, 10)}>
          {formatDay(post.date, locale)}
        </time>
      )}
      {values.showExcerpt && post.excerpt !== '' && (
        <p className={styles['excerpt']}>{post.excerpt}</p>
      )}
    </div>
  );
}
