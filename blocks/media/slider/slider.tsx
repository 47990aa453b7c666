import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import { island } from '#blocks/_ui/carousel/autoplay-carousel.island.tsx';
import { Carousel } from '#blocks/_ui/carousel/carousel.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { Island } from '#runtime/islands/island.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './slider.module.css';
import type { SliderValues } from './slider.schema.ts';

const SIZES = {
  split: '(min-width: 1400px) 760px, (min-width: 760px) 58vw, 93vw',
  panel: '(min-width: 1400px) 1320px, 93vw',
  cards: '(min-width: 1400px) 430px, (min-width: 1000px) 32vw, (min-width: 640px) 46vw, 93vw',
};

/** The carousel that all lists share; only one that goes on by itself needs its script before it is touched. */
export function Slider({ values, nodeId }: BlockProps<SliderValues>) {
  const t = useTranslate();
  const { title, text, slides, layout, autoplay, seconds } = values;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-layout={layout}
    >
      <Carousel
        preset={styles[layout] ?? ''}
        label={title || t('slider:label')}
        loop={autoplay}
        {...(autoplay && {
          wrap: (track, controls) => (
            <Island of={island} {...controls} pause={seconds * 1000}>
              {track}
            </Island>
          ),
        })}
        head={
          (title !== '' || text !== '') && (
            <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />
          )
        }
        slides={slides.map((slide, index) => ({
          key: index,
          content: (
            <Slide
              slide={slide}
              index={index}
              level={title === '' ? 'h2' : 'h3'}
              sizes={SIZES[layout]}
            />
          ),
        }))}
      />
    </BlockRoot>
  );
}

interface SlideProps {
  slide: SliderValues['slides'][number];
  index: number;
  level: 'h2' | 'h3';
  sizes: string;
}

function Slide({ slide, index, level, sizes }: SlideProps) {
  return (
    <div className={styles['slide']}>
      <div className={styles['picture']}>
        <EditableMedia
          field={`slides.${index}.media`}
          value={slide.media}
          sizes={sizes}
          className={styles['image']}
        />
      </div>
      <div className={styles['words']}>
        <EditableText
          field={`slides.${index}.heading`}
          value={slide.heading}
          as={level}
          className={styles['heading']}
        />
        <EditableText
          field={`slides.${index}.text`}
          value={slide.text}
          as="p"
          className={styles['text']}
          multiline
        />
        <EditableLink
          field={`slides.${index}.button`}
          value={slide.button}
          className={buttonClass({ variant: 'secondary' })}
        />
      </div>
    </div>
  );
}
