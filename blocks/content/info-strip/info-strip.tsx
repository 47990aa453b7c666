import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { Icon } from '../../_ui/icon/icon.tsx';
import styles from './info-strip.module.css';
import type { InfoStripValues } from './info-strip.schema.ts';

type Item = InfoStripValues['items'][number];

/** A line of short facts above the header (HEAD-06). */
export function InfoStrip({ values }: BlockProps<InfoStripValues>) {
  const surface = values.background === 'none' ? 'deep' : undefined;
  return (
    <BlockRoot as="div" className={styles['root']} data-surface={surface}>
      <ul className={styles['items']} data-narrow={values.narrow}>
        {values.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items of a stored list have no other identity
          <li key={index} className={styles['item']}>
            <Fact item={item} field={`items.${index}`} />
          </li>
        ))}
      </ul>
    </BlockRoot>
  );
}

function Fact({ item, field }: { item: Item; field: string }) {
  const words = (
    <>
      {item.icon !== 'none' && <Icon name={item.icon} size={18} />}
      <EditableMedia
        field={`${field}.media`}
        value={item.media}
        sizes="1.5rem"
        widest={96}
        className={styles['picture']}
      />
      <span className={styles['words']}>
        <EditableText field={`${field}.title`} value={item.title} className={styles['title']} />
        <EditableText
          field={`${field}.description`}
          value={item.description}
          className={styles['description']}
        />
      </span>
    </>
  );
  return item.link ? (
    <EditableLink field={`${field}.link`} value={item.link} className={styles['fact']}>
      {words}
    </EditableLink>
  ) : (
    <div className={styles['fact']}>{words}</div>
  );
}
