import { useContext } from 'react';
import { Icon } from '#blocks/_ui/icon/icon.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './marquee.module.css';
import type { MarqueeValues } from './marquee.schema.ts';

/** Seconds that one item takes across its own place. */
const PACE = { slow: 7, medium: 4.5, fast: 2.5 };

/**
 * The row is there twice, so that it has no end; the second is hidden from readers. A check box stops
 * it without a script (WCAG 2.2.2). Editors see it at rest.
 */
export function Marquee({ values }: BlockProps<MarqueeValues>) {
  const t = useTranslate();
  const { items, speed } = values;
  const isEdited = useContext(EditContext) !== null;
  const style: Record<string, string> = {
    '--duration': `${Math.round(Math.max(items.length, 4) * PACE[speed])}s`,
  };
  return (
    <BlockRoot
      as="div"
      className={styles['root']}
      style={style}
      data-size={values.size}
      data-direction={values.direction}
      data-still={isEdited || undefined}
    >
      {items.length > 0 && (
        <>
          <div className={styles['window']}>
            <Row values={values} />
            {!isEdited && <Row values={values} isCopy />}
          </div>
          <label className={styles['stop']}>
            <input type="checkbox" className="visually-hidden" aria-label={t('marquee:stop')} />
            <Icon name="pause" size={16} className={styles['pause']} />
            <Icon name="play" size={16} className={styles['play']} />
          </label>
        </>
      )}
    </BlockRoot>
  );
}

function Row({ values, isCopy = false }: { values: MarqueeValues; isCopy?: boolean }) {
  return (
    <ul className={styles['row']} {...(isCopy && { 'aria-hidden': true, inert: true })}>
      {values.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
        <li key={index} className={styles['item']}>
          {values.sign !== 'none' && (
            <span className={styles['sign']}>
              {values.sign === 'icon' && <Icon name={values.icon} size={20} />}
            </span>
          )}
          <Item item={item} index={index} isCopy={isCopy} />
        </li>
      ))}
    </ul>
  );
}

interface ItemProps {
  item: MarqueeValues['items'][number];
  index: number;
  isCopy: boolean;
}

function Item({ item, index, isCopy }: ItemProps) {
  const inner = (
    <>
      <EditableMedia
        field={`items.${index}.media`}
        value={item.media}
        sizes="200px"
        widest={480}
        className={styles['logo']}
      />
      {isCopy ? item.text : <EditableText field={`items.${index}.text`} value={item.text} />}
    </>
  );
  if (!item.link) return inner;
  return isCopy ? (
    <SmartLink link={item.link} className={styles['link']}>
      {inner}
    </SmartLink>
  ) : (
    <EditableLink field={`items.${index}.link`} value={item.link} className={styles['link']}>
      {inner}
    </EditableLink>
  );
}
