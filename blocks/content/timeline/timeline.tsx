import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './timeline.module.css';
import type { TimelineValues } from './timeline.schema.ts';

export function Timeline({ values, nodeId }: BlockProps<TimelineValues>) {
  const t = useTranslate();
  const { title, text, items, layout } = values;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-layout={layout}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading
          values={{ title, text }}
          id={`${nodeId}-title`}
          align={layout === 'alternate' ? 'center' : 'start'}
        />
      )}
      <ol
        className={styles['items']}
        aria-label={title === '' ? t('timeline:label') : title}
        // A row that scrolls has to be reachable by keyboard.
        {...(layout === 'row' ? { tabIndex: 0 } : {})}
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          <li key={index} className={styles['item']}>
            <EditableText
              field={`items.${index}.date`}
              value={item.date}
              as="p"
              className={styles['date']}
            />
            <div className={styles['words']}>
              <EditableText
                field={`items.${index}.title`}
                value={item.title}
                as={title === '' ? 'h2' : 'h3'}
                className={styles['title']}
              />
              <EditableText
                field={`items.${index}.text`}
                value={item.text}
                as="p"
                className={styles['text']}
                multiline
              />
              <EditableMedia
                field={`items.${index}.media`}
                value={item.media}
                sizes="(min-width: 640px) 32rem, 90vw"
                widest={1080}
                className={styles['image']}
              />
            </div>
          </li>
        ))}
      </ol>
    </BlockRoot>
  );
}
