import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { iconButtonClass } from '#blocks/_ui/icon-button/icon-button-class.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import type { Media } from '#schemas/media.ts';
import styles from './zoom-view.module.css';

interface ZoomViewProps {
  id: string;
  record: Media;
  /** Accessible name of the button that opens it. */
  label: string;
}

/** A button over a picture, and the popover that shows it as large as the window allows. */
export function ZoomView({ id, record, label }: ZoomViewProps) {
  const t = useTranslate();
  return (
    <>
      <button type="button" className={styles['open']} popoverTarget={id} aria-label={label}>
        <span className={styles['sign']}>
          <Icon name="plus" size={20} />
        </span>
      </button>
      <div id={id} popover="auto" className={styles['view']} data-surface="light">
        <RecordPicture record={record} sizes="100vw" className={styles['image']} />
        <button
          type="button"
          className={`${iconButtonClass} ${styles['close']}`}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('close')}
        >
          <Icon name="close" />
        </button>
      </div>
    </>
  );
}
