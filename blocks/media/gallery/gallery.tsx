import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { iconButtonClass } from '#blocks/_ui/icon-button/icon-button-class.ts';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import styles from './gallery.module.css';
import type { GalleryValues } from './gallery.schema.ts';

/**
 * Each picture is a link to its file, which is all where no script runs. `gallery.enhance.ts` shows
 * them in the window that is closed here.
 */
export function Gallery({ values, nodeId }: BlockProps<GalleryValues>) {
  const { title, text, items, columns, enlarges } = values;
  const { t } = usePage();
  const label = title === '' ? t('gallery:label') : title;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-layout={values.layout}
      data-gap={values.gap}
      data-captions={values.captions || undefined}
      {...(enlarges ? { 'data-enhance': 'gallery' } : {})}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />
      )}
      <ul className={styles['items']} {...(values.layout === 'strip' ? { tabIndex: 0 } : {})}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          <li key={index} className={styles['item']}>
            <Item item={item} index={index} columns={columns} enlarges={enlarges} />
          </li>
        ))}
      </ul>
      {enlarges && items.length > 0 && <LightBox label={label} hasMany={items.length > 1} />}
    </BlockRoot>
  );
}

interface ItemProps {
  item: GalleryValues['items'][number];
  index: number;
  columns: number;
  enlarges: boolean;
}

function Item({ item, index, columns, enlarges }: ItemProps) {
  const page = usePage();
  const record = item.media && page.media(item.media.id);
  const picture = (
    <EditableMedia
      field={`items.${index}.media`}
      value={item.media}
      sizes={`(min-width: 1400px) ${Math.round(1320 / columns)}px, (min-width: 640px) ${Math.round(96 / columns)}vw, 50vw`}
      widest={1440}
      className={styles['image']}
    />
  );
  const name = page.t('gallery:open', { index: index + 1 });
  return (
    <figure className={styles['figure']}>
      {enlarges && record ? (
        <a
          href={record.path}
          className={styles['link']}
          aria-label={[name, item.caption || record.description].filter(Boolean).join(': ')}
          data-picture=""
        >
          {picture}
        </a>
      ) : (
        picture
      )}
      <EditableText
        field={`items.${index}.caption`}
        value={item.caption}
        as="figcaption"
        className={styles['caption']}
      />
    </figure>
  );
}

function LightBox({ label, hasMany }: { label: string; hasMany: boolean }) {
  const { t } = usePage();
  return (
    <dialog className={styles['box']} aria-label={label}>
      {/* What scrolls must be reached by keyboard. */}
      <div className={styles['track']} data-track="" {...{ tabIndex: 0 }} />
      <p className={styles['place']} data-place="" aria-live="polite" />
      <form method="dialog" className={styles['close']}>
        <button type="submit" className={iconButtonClass} aria-label={t('close')}>
          <Icon name="close" />
        </button>
      </form>
      {hasMany &&
        (['previous', 'next'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={`${iconButtonClass} ${styles[name]}`}
            data-turn={name === 'next' ? 1 : -1}
            aria-label={t(name)}
          >
            <Icon name={name === 'next' ? 'arrow-right' : 'arrow-left'} />
          </button>
        ))}
    </dialog>
  );
}
