import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import styles from './icon-list.module.css';
import type { IconListValues } from './icon-list.schema.ts';

/** A list of steps is an ordered one: its numbers are read out, signs are not. */
export function IconList({ values, nodeId }: BlockProps<IconListValues>) {
  const { title, text, items, mark } = values;
  const List = mark === 'number' ? 'ol' : 'ul';
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-layout={values.layout}
      data-ring={values.ring}
      data-columns={values.columns}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />
      )}
      <List className={styles['items']}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          <li key={index} className={styles['item']}>
            <span className={styles['mark']} aria-hidden="true">
              {mark === 'number' ? (
                index + 1
              ) : (
                <Icon name={mark === 'tick' ? 'check' : item.icon} size={24} />
              )}
            </span>
            <div className={styles['words']}>
              <EditableText
                field={`items.${index}.title`}
                value={item.title}
                as={title === '' ? 'p' : 'h3'}
                className={styles['title']}
              />
              <EditableText
                field={`items.${index}.text`}
                value={item.text}
                as="p"
                className={styles['text']}
                multiline
              />
              <EditableLink
                field={`items.${index}.link`}
                value={item.link}
                className={styles['link']}
              />
            </div>
          </li>
        ))}
      </List>
    </BlockRoot>
  );
}
