import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { Slot } from '#runtime/render/slot.tsx';
import styles from './tabs.module.css';
import { TAB_SLOTS, type TabsValues } from './tabs.schema.ts';

/**
 * Parts with a heading each, and links to them: that is all where no script runs, and in the editor.
 * `tabs.enhance.ts` makes tabs of it.
 */
export function TabsBlock({ values, nodeId }: BlockProps<TabsValues>) {
  const t = useTranslate();
  const { title } = values;
  const tabs = TAB_SLOTS.slice(0, values.count).map((name, index) => ({
    name,
    id: `${nodeId}-${name}`,
    field: `${name}Label` as const,
    label: values[`${name}Label`] || t('tabs:tab', { index: index + 1 }),
  }));
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-look={values.look}
      data-align={values.align}
    >
      {title !== '' && (
        <SectionHeading
          values={{ title }}
          id={`${nodeId}-title`}
          align={values.align === 'center' ? 'center' : 'start'}
        />
      )}
      <div className={styles['tabs']} data-enhance="tabs">
        <nav className={styles['list']} aria-label={title === '' ? t('tabs:label') : title}>
          {tabs.map(({ name, id, label }) => (
            <a key={name} href={`#${id}`} className={styles['tab']}>
              {label}
            </a>
          ))}
        </nav>
        {tabs.map(({ name, id, field, label }) => (
          <div key={name} id={id} className={styles['panel']} data-panel="">
            <EditableText
              field={field}
              value={label}
              as={title === '' ? 'h2' : 'h3'}
              className={styles['name']}
            />
            <div className={styles['content']}>
              <Slot name={name} />
            </div>
          </div>
        ))}
      </div>
    </BlockRoot>
  );
}
