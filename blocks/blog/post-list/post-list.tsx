import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { ListedPost } from './listed-post.tsx';
import type { PostListData } from './post-list.loader.ts';
import styles from './post-list.module.css';
import type { PostListValues } from './post-list.schema.ts';

type Props = BlockProps<PostListValues, PostListData>;

/** Posts below one another; the address says of which category and how many (BLOG-03, BLOG-04). */
export function PostList({ values, data, nodeId }: Props) {
  const { t } = usePage();
  const { chosen, title, posts } = data;
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <h2 id={titleId} className={chosen === '' ? 'visually-hidden' : styles['title']}>
        {title ?? t(chosen === '' ? 'post-list:all' : 'post-list:unknown')}
      </h2>
      {posts.length > 0 ? (
        <Posts values={values} data={data} nodeId={nodeId} />
      ) : (
        <Nothing chosen={chosen} isKnown={chosen === '' || title !== null} />
      )}
    </BlockRoot>
  );
}

function Posts({ values, data: { posts, chosen, page, hasMore }, nodeId }: Props) {
  const { t, locale } = usePage();
  const more = new URLSearchParams({
    ...(chosen === '' ? {} : { category: chosen }),
    page: String(page + 1),
  });
  const href = `${pathOf('blog', locale)}?${more}#${nodeId}-${posts.length + 1}`;
  return (
    <>
      <ol className={styles['posts']}>
        {posts.map((post, index) => (
          <li key={post.id} id={`${nodeId}-${index + 1}`} className={styles['item']}>
            <ListedPost post={post} />
          </li>
        ))}
      </ol>
      {hasMore && (
        <p className={styles['more']}>
          <SmartLink link={{ kind: 'url', href }} className={buttonClass({ variant: 'secondary' })}>
            {values.more === '' ? t('post-list:more') : values.more}
          </SmartLink>
        </p>
      )}
    </>
  );
}

function Nothing({ chosen, isKnown }: { chosen: string; isKnown: boolean }) {
  const { t, locale } = usePage();
  return (
    <div className={styles['none']}>
      {isKnown && <p>{t('post-list:none')}</p>}
      {chosen !== '' && (
        <SmartLink
          link={{ kind: 'url', href: pathOf('blog', locale) }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('post-list:toAll')}
        </SmartLink>
      )}
    </div>
  );
}
