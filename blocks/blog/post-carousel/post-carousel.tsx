import { postPreset } from '#blocks/_ui/carousel/post-preset.ts';
import { PostSlides } from '#blocks/_ui/post-card/post-slides.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import type { PostCarouselData } from './post-carousel.loader.ts';
import type { PostCarouselValues } from './post-carousel.schema.ts';

const SIZES =
  '(min-width: 1400px) 320px, (min-width: 1200px) 31vw, (min-width: 1000px) 47vw, (min-width: 640px) 45vw, 93vw';

/** The newest posts (BLOG-13). */
export function PostCarousel(props: BlockProps<PostCarouselValues, PostCarouselData>) {
  return (
    <PostSlides {...props} preset={postPreset} label="post-carousel:label" sizes={SIZES} alone />
  );
}
