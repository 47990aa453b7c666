import { useContext } from 'react';
import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { iconButtonClass } from '#blocks/_ui/icon-button/icon-button-class.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { Slot } from '#runtime/render/slot.tsx';
import styles from './popup.module.css';
import type { PopupValues } from './popup.schema.ts';

/**
 * Without scripts, and for editors, its content stands in the page. `popup.enhance.ts` takes it into a
 * window once its time has come.
 */
export function Popup({ values, nodeId }: BlockProps<PopupValues>) {
  const t = useTranslate();
  const isEdited = useContext(EditContext) !== null;
  const name = values.name || t('popup:name');
  return (
    <BlockRoot
      as="section"
      className={styles['root']}
      aria-label={name}
      data-edited={isEdited || undefined}
      data-size={values.size}
      data-enhance="popup"
      data-key={nodeId}
      data-rule={values.rule}
      data-delay={values.delay}
      data-days={values.every === 'days' ? values.days : undefined}
    >
      {isEdited && (
        <p className={styles['note']} data-editor-only="">
          {t('popup:note')}
        </p>
      )}
      <div className={styles['panel']}>
        <button
          type="button"
          className={`${iconButtonClass} ${styles['close']}`}
          aria-label={t('popup:close')}
          hidden
        >
          <Icon name="close" />
        </button>
        <Slot name="content" />
      </div>
    </BlockRoot>
  );
}
