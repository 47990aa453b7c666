import { highlightedPreset } from '#blocks/_ui/carousel/highlighted-preset.ts';
import { PostSlides } from '#blocks/_ui/post-card/post-slides.tsx';
import type { NewestPosts } from '#blocks/_ui/post-page/newest-posts.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import type { HighlightedPostsValues } from './highlighted-posts.schema.ts';

const SIZES =
  '(min-width: 1180px) 300px, (min-width: 1080px) 24vw, (min-width: 950px) 32vw, (min-width: 576px) 46vw, 93vw';

/** Posts that the shop singles out, by their category; the visitor moves them (BLOG-05, BLOG-06). */
export function HighlightedPosts(props: BlockProps<HighlightedPostsValues, NewestPosts>) {
  return (
    <PostSlides
      {...props}
      preset={highlightedPreset}
      label="highlighted-posts:label"
      sizes={SIZES}
    />
  );
}
