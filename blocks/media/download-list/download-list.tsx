import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import { fileSize } from '#domain/web/file-size.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import styles from './download-list.module.css';
import type { DownloadListValues } from './download-list.schema.ts';

/** Files that the library has; one that is gone is not offered. */
export function DownloadList({ values, nodeId }: BlockProps<DownloadListValues>) {
  const { title, text, items } = values;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-width={values.width}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />
      )}
      <ul className={styles['items']}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          <Item key={index} item={item} index={index} />
        ))}
      </ul>
    </BlockRoot>
  );
}

interface ItemProps {
  item: DownloadListValues['items'][number];
  index: number;
}

/** The kind and the size stand in the link, so that they are known before it is followed (WCAG 2.4.4). */
function Item({ item, index }: ItemProps) {
  const { media, locale } = usePage();
  const record = item.file && media(item.file.id);
  if (!record) return null;
  const kind = record.extension.toUpperCase();
  return (
    <li className={styles['item']}>
      <a href={record.path} download={record.originalName} className={styles['link']}>
        <Icon name="document" size={24} className={styles['icon']} />
        <span className={styles['words']}>
          {item.name === '' ? (
            <span className={styles['name']}>{record.title}</span>
          ) : (
            <EditableText
              field={`items.${index}.name`}
              value={item.name}
              as="span"
              className={styles['name']}
            />
          )}
          <EditableText
            field={`items.${index}.note`}
            value={item.note}
            as="span"
            className={styles['note']}
          />
        </span>
        <span className={styles['facts']}>{`${kind}, ${fileSize(record.size, locale)}`}</span>
      </a>
    </li>
  );
}
