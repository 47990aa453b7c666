import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './logo-strip.module.css';
import type { LogoStripValues } from './logo-strip.schema.ts';

export function LogoStrip({ values, nodeId }: BlockProps<LogoStripValues>) {
  const t = useTranslate();
  const { title, text, items, align } = values;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-size={values.size}
      data-tone={values.tone}
      data-align={align}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading values={{ title, text }} id={`${nodeId}-title`} align={align} />
      )}
      <ul className={styles['items']} aria-label={title === '' ? t('logo-strip:label') : title}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          <li key={index} className={styles['item']}>
            {item.link ? (
              <EditableLink
                field={`items.${index}.link`}
                value={item.link}
                className={styles['link']}
              >
                <Logo item={item} index={index} />
              </EditableLink>
            ) : (
              <Logo item={item} index={index} />
            )}
          </li>
        ))}
      </ul>
    </BlockRoot>
  );
}

/** The logo is named as the list names it; what its file says of itself is only for items without a name. */
function Logo({ item, index }: { item: LogoStripValues['items'][number]; index: number }) {
  const { name, media } = item;
  if (!media) {
    return (
      <EditableText field={`items.${index}.name`} value={name} className={styles['wordmark']} />
    );
  }
  return (
    <EditableMedia
      field={`items.${index}.media`}
      value={name === '' ? media : { ...media, alt: name }}
      sizes="(min-width: 640px) 220px, 45vw"
      widest={640}
      className={styles['logo']}
    />
  );
}
