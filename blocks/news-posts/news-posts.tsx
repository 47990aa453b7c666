import { island } from '#blocks/_ui/carousel/autoplay-carousel.island.tsx';
import { Carousel } from '#blocks/_ui/carousel/carousel.tsx';
import { newsPreset } from '#blocks/_ui/carousel/news-preset.ts';
import { PostCard } from '#blocks/_ui/post-card/post-card.tsx';
import type { NewestPosts } from '#blocks/_ui/post-page/newest-posts.ts';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { Island } from '#runtime/islands/island.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './news-posts.module.css';
import type { NewsPostsValues } from './news-posts.schema.ts';

const SIZES = '(min-width: 1180px) 600px, (min-width: 576px) 46vw, 93vw';

/** The newest posts; they go on by themselves until somebody uses or stops them (BLOG-07). */
export function NewsPosts({ values, data, nodeId }: BlockProps<NewsPostsValues, NewestPosts>) {
  const t = useTranslate();
  const { posts } = data;
  const titleId = values.title === '' ? undefined : `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId} hidden={posts.length === 0}>
      <Carousel
        preset={newsPreset}
        label={values.title === '' ? t('news-posts:label') : values.title}
        loop
        wrap={(track, controls) => (
          <Island of={island} {...controls} pause={values.autoplay}>
            {track}
          </Island>
        )}
        head={<SectionHeading values={values} {...(titleId ? { id: titleId } : {})} />}
        slides={posts.map((post) => ({
          key: post.id,
          content: <PostCard post={post} sizes={SIZES} heading={titleId ? 'h3' : 'h2'} />,
        }))}
      />
    </BlockRoot>
  );
}
