import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import { LoopVideo } from '#blocks/_ui/video/loop-video.tsx';
import { useFilms } from '#blocks/_ui/video/use-films.ts';
import { isMediaRef } from '#runtime/content/media-ref.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useMobileValue } from '#runtime/render/mobile-value.ts';
import { useNode } from '#runtime/render/node-context.ts';
import { usePage } from '#runtime/render/page-context.ts';
import styles from './hero.module.css';
import type { HeroValues } from './hero.schema.ts';
import { heroSizes } from './hero-sizes.ts';

/** The hero with the page's h1 is on top, so its picture is the largest paint. */
export function Hero({ values, nodeId }: BlockProps<HeroValues>) {
  const { layout, align, height } = values;
  const films = useFilms(values);
  const titleId = `${nodeId}-title`;
  const mobileHeight = useMobileValue('height', height);
  const smallHeight = mobileHeight === 's' || mobileHeight === 'l' ? mobileHeight : 'm';
  const sizes = heroSizes(layout, smallHeight, useSmallRatio(values));
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={values.heading === '' ? undefined : titleId}
      data-layout={layout}
      data-align={align}
      data-align-mobile={useMobileValue('align', align)}
      data-height={height}
      data-height-mobile={mobileHeight}
      data-overlay={layout === 'cover' ? values.overlay : undefined}
    >
      <HeroWords values={values} titleId={titleId} />
      <div className={styles['picture']}>
        <EditableMedia
          field="media"
          value={values.media}
          sizes={sizes}
          priority={values.level === 'h1'}
          className={styles['image']}
        />
        {films.length > 0 && <LoopVideo files={films} label="" className={styles['film']} />}
      </div>
    </BlockRoot>
  );
}

/** Width by height of the picture that small screens show. */
function useSmallRatio(values: HeroValues): number | undefined {
  const page = usePage();
  const small = useNode().mobileValues['media'] ?? values.media;
  const record = isMediaRef(small) ? page.media(small.id) : null;
  return record ? record.width / record.height : undefined;
}

function HeroWords({ values, titleId }: { values: HeroValues; titleId: string }) {
  return (
    <div className={styles['words']} data-surface={surfaceOf(values)}>
      <div className={styles['inner']}>
        <EditableText field="eyebrow" value={values.eyebrow} as="p" className={styles['eyebrow']} />
        <EditableText
          field="heading"
          value={values.heading}
          as={values.level}
          id={titleId}
          className={styles['heading']}
        />
        <EditableText
          field="text"
          value={values.text}
          as="p"
          className={styles['text']}
          multiline
        />
        <div className={styles['actions']}>
          <EditableLink
            field="button"
            value={values.button}
            className={buttonClass({ size: 'l' })}
          />
          <EditableLink
            field="secondButton"
            value={values.secondButton}
            className={buttonClass({ variant: 'text', size: 'l' })}
          />
        </div>
      </div>
    </div>
  );
}

/** Text on a dark overlay takes the colours of dark surfaces. */
function surfaceOf({ layout, overlay, surface }: HeroValues): string {
  if (layout !== 'cover') return surface;
  return overlay === 'dark' ? 'deep' : 'page';
}
