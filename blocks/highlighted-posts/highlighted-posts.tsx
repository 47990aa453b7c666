import { Carousel } from '#blocks/_ui/carousel/carousel.tsx';
import { highlightedPreset } from '#blocks/_ui/carousel/highlighted-preset.ts';
import { PostCard } from '#blocks/_ui/post-card/post-card.tsx';
import type { NewestPosts } from '#blocks/_ui/post-page/newest-posts.ts';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './highlighted-posts.module.css';
import type { HighlightedPostsValues } from './highlighted-posts.schema.ts';

const SIZES =
  '(min-width: 1180px) 300px, (min-width: 1080px) 24vw, (min-width: 950px) 32vw, (min-width: 576px) 46vw, 93vw';

/** Posts that the shop singles out, by their category; the visitor moves them (BLOG-05, BLOG-06). */
export function HighlightedPosts({
  values,
  data,
  nodeId,
}: BlockProps<HighlightedPostsValues, NewestPosts>) {
  const t = useTranslate();
  const { posts } = data;
  const titleId = values.title === '' ? undefined : `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId} hidden={posts.length === 0}>
      <Carousel
        preset={highlightedPreset}
        label={values.title === '' ? t('highlighted-posts:label') : values.title}
        loop
        head={<SectionHeading values={values} {...(titleId ? { id: titleId } : {})} />}
        slides={posts.map((post) => ({
          key: post.id,
          content: <PostCard post={post} sizes={SIZES} heading={titleId ? 'h3' : 'h2'} />,
        }))}
      />
    </BlockRoot>
  );
}
