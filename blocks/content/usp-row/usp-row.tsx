import { Icon } from '#blocks/_ui/icon/icon.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './usp-row.module.css';
import type { UspRowValues } from './usp-row.schema.ts';

export function UspRow({ values }: BlockProps<UspRowValues>) {
  const t = useTranslate();
  return (
    <BlockRoot
      as="div"
      className={styles['root']}
      data-layout={values.layout}
      data-small={values.small}
    >
      <ul className={styles['items']} {...scroller(values.small, t('usp-row:label'))}>
        {values.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          <li key={index} className={styles['item']}>
            <span className={styles['icon']}>
              <Icon name={item.icon} size={24} />
            </span>
            <div>
              <EditableText
                field={`items.${index}.title`}
                value={item.title}
                as="p"
                className={styles['title']}
              />
              <EditableText
                field={`items.${index}.text`}
                value={item.text}
                as="p"
                className={styles['text']}
              />
            </div>
          </li>
        ))}
      </ul>
    </BlockRoot>
  );
}

/** A row that scrolls on phones has to be reachable by keyboard, and so needs a name. */
function scroller(small: UspRowValues['small'], label: string) {
  return { 'aria-label': label, ...(small === 'scroll' ? { tabIndex: 0 } : {}) };
}
