import { formatDay } from '#domain/dates.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { definePart } from '#runtime/render/part.tsx';
import { Icon } from '../icon/icon.tsx';
import type { ListedPost } from '../post-page/with-logo.ts';
import styles from './post-card.module.css';
import { PostPicture } from './post-picture.tsx';

export interface PostCardProps {
  post: ListedPost;
  /** CSS `sizes` of the picture in the list it is in. */
  sizes: string;
  /** Level of the post's title in the outline of the page. */
  heading?: 'h2' | 'h3';
  /** There is nothing beside the card on pages narrower than 1000 px. */
  alone?: boolean;
}

/** A post in a list (BLOG-12). The title is the one link of the whole card. */
export const PostCard = definePart(Card);

function Card({ post, sizes, heading: Heading = 'h3', alone }: PostCardProps) {
  const { t, locale } = usePage();
  const category = post.terms.categories[0];
  return (
    <article className={styles['card']} data-alone={alone || undefined}>
      <div className={styles['picture']}>
        <PostPicture post={post} sizes={sizes} className={styles['image']} />
      </div>
      <div className={styles['words']}>
        <p className={styles['facts']}>
          {category && <span className={styles['category']}>{category.title}</span>}
          <time dateTime={post.date.slice(0, 10)}>{formatDay(post.date, locale)}</time>
        </p>
        <Heading className={styles['title']}>
          <SmartLink link={{ kind: 'post', slug: post.slug }} className={styles['link']}>
            {post.title}
          </SmartLink>
        </Heading>
        {post.excerpt !== '' && <p className={styles['excerpt']}>{post.excerpt}</p>}
        <p className={styles['more']} aria-hidden="true">
          {t('post:readMore')}
          <Icon name="arrow-right" size={18} />
        </p>
      </div>
    </article>
  );
}
