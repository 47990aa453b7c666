import { island } from '#blocks/_ui/carousel/autoplay-carousel.island.tsx';
import { newsPreset } from '#blocks/_ui/carousel/news-preset.ts';
import { PostSlides } from '#blocks/_ui/post-card/post-slides.tsx';
import type { NewestPosts } from '#blocks/_ui/post-page/newest-posts.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { Island } from '#runtime/islands/island.tsx';
import type { NewsPostsValues } from './news-posts.schema.ts';

const SIZES = '(min-width: 1180px) 600px, (min-width: 576px) 46vw, 93vw';

/** The newest posts; they go on by themselves until somebody uses or stops them (BLOG-07). */
export function NewsPosts(props: BlockProps<NewsPostsValues, NewestPosts>) {
  return (
    <PostSlides
      {...props}
      preset={newsPreset}
      label="news-posts:label"
      sizes={SIZES}
      wrap={(track, controls) => (
        <Island of={island} {...controls} pause={props.values.autoplay}>
          {track}
        </Island>
      )}
    />
  );
}
