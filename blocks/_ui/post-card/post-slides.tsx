import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { Carousel, type CarouselProps } from '../carousel/carousel.tsx';
import type { NewestPosts } from '../post-page/newest-posts.ts';
import { SectionHeading, type SectionHeadingProps } from '../section-heading/section-heading.tsx';
import { PostCard, type PostCardProps } from './post-card.tsx';
import styles from './post-slides.module.css';

export interface PostSlidesProps
  extends BlockProps<SectionHeadingProps['values'], NewestPosts>,
    Pick<CarouselProps, 'preset' | 'wrap'>,
    Pick<PostCardProps, 'sizes' | 'alone'> {
  /** Names the slides where the section has no title. */
  label: `${string}:label`;
}

/** A section of posts side by side; one without any post takes no room. */
export function PostSlides(props: PostSlidesProps) {
  const { values, data, nodeId, label, sizes, alone, ...carousel } = props;
  const t = useTranslate();
  const { posts } = data;
  const titleId = values.title === '' ? undefined : `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId} hidden={posts.length === 0}>
      <Carousel
        {...carousel}
        label={values.title === '' ? t(label) : values.title}
        loop
        head={<SectionHeading values={values} {...(titleId ? { id: titleId } : {})} />}
        slides={posts.map((post) => ({
          key: post.id,
          content: (
            <PostCard
              post={post}
              sizes={sizes}
              heading={titleId ? 'h3' : 'h2'}
              {...(alone && { alone })}
            />
          ),
        }))}
      />
    </BlockRoot>
  );
}
