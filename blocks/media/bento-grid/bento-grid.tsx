import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import styles from './bento-grid.module.css';
import type { BentoGridValues } from './bento-grid.schema.ts';

export function BentoGrid({ values, nodeId }: BlockProps<BentoGridValues>) {
  const { title, text, items } = values;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-rounded={values.rounded}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />
      )}
      <ul className={styles['tiles']}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          <li key={index} className={styles['tile']} data-size={item.size} {...groundOf(item)}>
            <Tile item={item} index={index} level={title === '' ? 'h2' : 'h3'} />
          </li>
        ))}
      </ul>
    </BlockRoot>
  );
}

type Item = BentoGridValues['items'][number];

/** Words on a picture are light, on the shade that is laid over it. */
function groundOf({ media, ground }: Item) {
  return media ? { 'data-surface': 'deep' } : { 'data-background': ground };
}

function Tile({ item, index, level }: { item: Item; index: number; level: 'h2' | 'h3' }) {
  const isLarge = item.size === 'l' || item.size === 'wide';
  return (
    <>
      <EditableMedia
        field={`items.${index}.media`}
        value={item.media}
        sizes={`(min-width: 1400px) ${isLarge ? 660 : 330}px, (min-width: 640px) ${isLarge ? 66 : 48}vw, 100vw`}
        widest={1440}
        className={styles['image']}
      />
      <div className={styles['words']}>
        <EditableText
          field={`items.${index}.title`}
          value={item.title}
          as={level}
          className={styles['title']}
        />
        <EditableText
          field={`items.${index}.text`}
          value={item.text}
          as="p"
          className={styles['text']}
        />
        <EditableLink field={`items.${index}.link`} value={item.link} className={styles['link']} />
      </div>
    </>
  );
}
