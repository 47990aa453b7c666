import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import styles from './statistics.module.css';
import type { StatisticsValues } from './statistics.schema.ts';

export function Statistics({ values, nodeId }: BlockProps<StatisticsValues>) {
  const { title, text, items, look } = values;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-look={look}
      data-columns={values.columns}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />
      )}
      <ul className={styles['items']} data-enhance={values.counts ? 'count-up' : undefined}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          <li key={index} className={styles['item']}>
            <EditableText
              field={`items.${index}.value`}
              value={item.value}
              as="strong"
              className={styles['value']}
            />
            <EditableText
              field={`items.${index}.label`}
              value={item.label}
              as="p"
              className={styles['label']}
            />
            <EditableText
              field={`items.${index}.text`}
              value={item.text}
              as="p"
              className={styles['text']}
            />
          </li>
        ))}
      </ul>
    </BlockRoot>
  );
}
