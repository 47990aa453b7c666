import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useMoney, useTranslate } from '#runtime/render/page-context.ts';
import styles from './price-list.module.css';
import type { PriceListValues } from './price-list.schema.ts';

export function PriceList({ values, nodeId }: BlockProps<PriceListValues>) {
  const { title, text, groups } = values;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-leader={values.leader}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />
      )}
      <div className={styles['groups']}>
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          <div key={index} className={styles['group']}>
            <EditableText
              field={`groups.${index}.title`}
              value={group.title}
              as={title === '' ? 'h2' : 'h3'}
              className={styles['title']}
            />
            <ul className={styles['entries']}>
              {group.entries.map((entry, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
                <li key={at} className={styles['entry']}>
                  <Entry entry={entry} field={`groups.${index}.entries.${at}`} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <EditableText field="note" value={values.note} as="p" className={styles['note']} />
      <EditableLink
        field="link"
        value={values.link}
        className={`${buttonClass({ variant: 'secondary' })} ${styles['link']}`}
      />
    </BlockRoot>
  );
}

type EntryValues = PriceListValues['groups'][number]['entries'][number];

function Entry({ entry, field }: { entry: EntryValues; field: string }) {
  return (
    <>
      <p className={styles['line']}>
        <EditableText field={`${field}.name`} value={entry.name} className={styles['name']} />
        <span className={styles['leader']} />
        <Price entry={entry} field={field} />
      </p>
      <EditableText field={`${field}.text`} value={entry.text} as="p" className={styles['text']} />
    </>
  );
}

function Price({ entry, field }: { entry: EntryValues; field: string }) {
  const t = useTranslate();
  const money = useMoney();
  if (entry.kind === 'words') {
    return (
      <EditableText field={`${field}.words`} value={entry.words} className={styles['price']} />
    );
  }
  if (entry.price === undefined) return null;
  const amount = money(entry.price);
  return (
    <span className={styles['price']}>
      {entry.kind === 'from' ? t('price-list:from', { amount }) : amount}
    </span>
  );
}
