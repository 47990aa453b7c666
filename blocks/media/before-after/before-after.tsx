import type { BlockProps } from '#runtime/define-block.ts';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './before-after.module.css';
import type { BeforeAfterValues } from './before-after.schema.ts';

const SIZES = {
  measure: '(min-width: 720px) 680px, 100vw',
  page: '(min-width: 1400px) 1320px, 100vw',
  full: '100vw',
};

/**
 * Two pictures side by side with their words. `before-after.enhance.ts` lays one over the other and
 * shows the handle: a range, so that keyboards and screen readers have it as well.
 */
export function BeforeAfter({ values }: BlockProps<BeforeAfterValues>) {
  const t = useTranslate();
  const sizes = SIZES[values.width];
  const beforeLabel = values.beforeLabel || t('before-after:before');
  const afterLabel = values.afterLabel || t('before-after:after');
  return (
    <BlockRoot as="figure" className={styles['root']} data-width={values.width}>
      <div className={styles['stage']} data-enhance="before-after">
        <div className={styles['half']}>
          <EditableMedia
            field="before"
            value={values.before}
            sizes={sizes}
            className={styles['image']}
          />
          {values.before && <p className={styles['label']}>{beforeLabel}</p>}
        </div>
        <div className={styles['half']}>
          <EditableMedia
            field="after"
            value={values.after}
            sizes={sizes}
            className={styles['image']}
          />
          {values.after && <p className={styles['label']}>{afterLabel}</p>}
        </div>
        <input
          type="range"
          className={styles['handle']}
          min={0}
          max={100}
          defaultValue={values.start}
          aria-label={t('before-after:handle', { before: beforeLabel, after: afterLabel })}
          hidden
        />
      </div>
      <EditableText
        field="caption"
        value={values.caption}
        as="figcaption"
        className={styles['caption']}
      />
    </BlockRoot>
  );
}
