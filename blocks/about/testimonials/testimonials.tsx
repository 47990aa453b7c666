import { Rating } from '#blocks/_ui/rating/rating.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { TestimonialsData } from './testimonials.loader.ts';
import styles from './testimonials.module.css';
import type { TestimonialsValues } from './testimonials.schema.ts';

/** Words that were entered come first, then reviews. Without any the section takes no room. */
export function Testimonials({
  values,
  data,
  nodeId,
}: BlockProps<TestimonialsValues, TestimonialsData>) {
  const t = useTranslate();
  const { title, text, items, layout } = values;
  const { reviews, maxStars } = data;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-layout={layout}
      data-look={values.look}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />
      )}
      <ul
        className={styles['items']}
        aria-label={title === '' ? t('testimonials:label') : undefined}
        data-even={isEven(items.length + reviews.length) || undefined}
        // A row that scrolls has to be reachable by keyboard.
        {...(layout === 'row' ? { tabIndex: 0 } : {})}
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          <li key={index} className={styles['item']}>
            <Entered item={item} index={index} />
          </li>
        ))}
        {reviews.map(({ id, body, author, rating }) => (
          <li key={`review-${id}`} className={styles['item']}>
            <figure className={styles['card']}>
              <Stars value={rating ?? 0} max={maxStars} />
              <blockquote className={styles['text']}>{body}</blockquote>
              <figcaption className={styles['by']}>
                <div>
                  <p className={styles['author']}>{author}</p>
                  <p className={styles['role']}>{t('testimonials:review')}</p>
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </BlockRoot>
  );
}

/** Two and four cards stand in two columns: the third would be empty. */
function isEven(count: number): boolean {
  return count === 2 || count === 4;
}

function Stars({ value, max }: { value: number; max: number }) {
  const t = useTranslate();
  if (value === 0) return null;
  return <Rating value={value} max={max} label={t('testimonials:stars', { value, max })} />;
}

function Entered({ item, index }: { item: TestimonialsValues['items'][number]; index: number }) {
  return (
    <figure className={styles['card']}>
      <Stars value={item.stars} max={5} />
      <EditableText
        field={`items.${index}.text`}
        value={item.text}
        as="blockquote"
        className={styles['text']}
        multiline
      />
      <figcaption className={styles['by']}>
        <div className={styles['face']}>
          <EditableMedia
            field={`items.${index}.media`}
            value={item.media}
            sizes="48px"
            widest={320}
            ratio="1 / 1"
            className={styles['portrait']}
          />
        </div>
        <div>
          <EditableText
            field={`items.${index}.author`}
            value={item.author}
            as="p"
            className={styles['author']}
          />
          <EditableText
            field={`items.${index}.role`}
            value={item.role}
            as="p"
            className={styles['role']}
          />
        </div>
      </figcaption>
    </figure>
  );
}
