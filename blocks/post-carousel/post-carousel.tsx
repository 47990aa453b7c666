import { Carousel } from '#blocks/_ui/carousel/carousel.tsx';
import { postPreset } from '#blocks/_ui/carousel/post-preset.ts';
import { PostCard } from '#blocks/_ui/post-card/post-card.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { PostCarouselData } from './post-carousel.loader.ts';
import styles from './post-carousel.module.css';
import type { PostCarouselValues } from './post-carousel.schema.ts';

const SIZES =
  '(min-width: 1400px) 320px, (min-width: 1200px) 31vw, (min-width: 1000px) 47vw, (min-width: 640px) 45vw, 93vw';

/** A list of posts without any post takes no room. */
export function PostCarousel({
  values,
  data,
  nodeId,
}: BlockProps<PostCarouselValues, PostCarouselData>) {
  const t = useTranslate();
  const { posts } = data;
  const titleId = values.title === '' ? undefined : `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId} hidden={posts.length === 0}>
      <Carousel
        preset={postPreset}
        label={values.title === '' ? t('post-carousel:label') : values.title}
        loop
        head={<SectionHeading values={values} {...(titleId ? { id: titleId } : {})} />}
        slides={posts.map((post) => ({
          key: post.id,
          content: <PostCard post={post} sizes={SIZES} heading={titleId ? 'h3' : 'h2'} alone />,
        }))}
      />
    </BlockRoot>
  );
}
