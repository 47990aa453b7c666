import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import { PostPicture } from '#blocks/_ui/post-card/post-picture.tsx';
import { categoriesOf } from '#blocks/_ui/post-page/page-post.ts';
import type { ListedPost as ListedPostData } from '#blocks/_ui/post-page/with-logo.ts';
import { formatDay } from '#domain/dates.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import styles from './post-list.module.css';

const SIZES = '(min-width: 1000px) 480px, (min-width: 640px) 42vw, 93vw';

/** A post in the blog's list; picture and title lead to it, categories to theirs (BLOG-03). */
export function ListedPost({ post }: { post: ListedPostData }) {
  const { t, locale } = usePage();
  const link = { kind: 'post', slug: post.slug } as const;
  return (
    <article className={styles['post']}>
      <SmartLink link={link} className={styles['picture']} tabIndex={-1} aria-hidden="true">
        <PostPicture post={post} sizes={SIZES} className={styles['image']} />
      </SmartLink>
      <div className={styles['words']}>
        <p className={styles['facts']}>
          {categoriesOf(post).map(({ id, title, slug }) => (
            <SmartLink key={id} link={{ kind: 'term', slug }} className={styles['category']}>
              {title}
            </SmartLink>
          ))}
          <time dateTime={post.date.slice(0, 10)}>{formatDay(post.date, locale)}</time>
        </p>
        <h3 className={styles['name']}>
          <SmartLink link={link} className={styles['link']}>
            {post.title}
          </SmartLink>
        </h3>
        {post.excerpt !== '' && <p className={styles['excerpt']}>{post.excerpt}</p>}
        <p className={styles['read']}>
          <SmartLink link={link} className={buttonClass({ variant: 'secondary', size: 's' })}>
            {t('post-list:read')}
            <span className="visually-hidden">: {post.title}</span>
          </SmartLink>
        </p>
      </div>
    </article>
  );
}
