import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { Icon } from '../../_ui/icon/icon.tsx';
import { Popover } from '../../_ui/popover/popover.tsx';
import type { FreeDeliveryPopupData } from './free-delivery-popup.loader.ts';
import styles from './free-delivery-popup.module.css';
import type { FreeDeliveryPopupValues } from './free-delivery-popup.schema.ts';

/**
 * The free-delivery line of the header and the note behind it (HEAD-07). Texts with the placeholder
 * are edited in the panel, where the placeholder is seen.
 */
export function FreeDeliveryPopup({
  values,
  data,
  nodeId,
}: BlockProps<FreeDeliveryPopupValues, FreeDeliveryPopupData>) {
  const t = useTranslate();
  const noteId = `${nodeId}-note`;
  const fill = (text: string, fallback: string) =>
    (text === '' ? t(`free-delivery-popup:${fallback}`) : text).replaceAll('{amount}', data.amount);
  return (
    <BlockRoot as="div" className={styles['root']}>
      <button type="button" className={styles['opener']} popoverTarget={noteId}>
        <Icon name="truck" size={18} />
        <span>{fill(values.label, 'label')}</span>
        <Icon name="info" size={16} />
      </button>
      <Popover
        id={noteId}
        title={<p className={styles['title']}>{fill(values.title, 'title')}</p>}
        closeLabel={t('free-delivery-popup:close')}
      >
        <p className={styles['text']}>{fill(values.text, 'text')}</p>
        <EditableLink field="link" value={values.link} className={styles['link']} />
      </Popover>
    </BlockRoot>
  );
}
