import { useContext } from 'react';
import { Icon } from '#blocks/_ui/icon/icon.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './announcements.module.css';
import type { AnnouncementsValues } from './announcements.schema.ts';

/**
 * One message at a time in a line that scrolls sideways, so that all are there without scripts: by
 * finger, wheel and the arrow keys. `announcements.enhance.ts` turns it and shows the buttons, whose
 * room is kept. Editors see all messages below each other.
 */
export function Announcements({ values }: BlockProps<AnnouncementsValues>) {
  const t = useTranslate();
  const isEdited = useContext(EditContext) !== null;
  const { items, seconds, background } = values;
  if (items.length === 0) return <BlockRoot as="div" className={styles['root']} hidden />;
  const isMany = items.length > 1 && !isEdited;
  const turns = isMany && { 'data-enhance': 'announcements', 'data-seconds': seconds };
  return (
    <BlockRoot
      as="div"
      className={styles['root']}
      data-surface={background === 'none' ? 'deep' : undefined}
      data-still={isEdited || undefined}
      {...turns}
    >
      {isMany && <Turn to="previous" label={t('announcements:previous')} />}
      <ul
        className={styles['line']}
        {...(isMany && { tabIndex: 0, 'aria-label': t('announcements:label') })}
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
          <li key={index} className={styles['item']}>
            <Message item={item} field={`items.${index}`} />
          </li>
        ))}
      </ul>
      {isMany && (
        <>
          <Turn to="next" label={t('announcements:next')} />
          <button
            type="button"
            className={styles['turn']}
            data-turn="stop"
            aria-pressed="false"
            aria-label={t('announcements:stop')}
            hidden
          >
            <Icon name="pause" size={16} />
            <Icon name="play" size={16} />
          </button>
        </>
      )}
    </BlockRoot>
  );
}

function Message({ item, field }: { item: AnnouncementsValues['items'][number]; field: string }) {
  const words = <EditableText field={`${field}.text`} value={item.text} />;
  if (!item.link) return words;
  return (
    <EditableLink field={`${field}.link`} value={item.link} className={styles['link']}>
      {words}
    </EditableLink>
  );
}

function Turn({ to, label }: { to: 'previous' | 'next'; label: string }) {
  return (
    <button type="button" className={styles['turn']} data-turn={to} aria-label={label} hidden>
      <Icon name={to === 'next' ? 'chevron-right' : 'chevron-left'} size={16} />
    </button>
  );
}
