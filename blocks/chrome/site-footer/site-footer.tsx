import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { Slot } from '#runtime/render/slot.tsx';
import { COOKIE_SETTINGS_ANCHOR } from '../../_ui/nav/anchors.ts';
import styles from './site-footer.module.css';
import type { SiteFooterValues } from './site-footer.schema.ts';

/**
 * Frame of the footer: newsletter, the shop in a few words with its links, and the closing line with
 * the way back to the cookie notice, since consent must be as easy to withdraw as to give.
 */
export function SiteFooter({ values }: BlockProps<SiteFooterValues>) {
  const t = useTranslate();
  const surface = values.background === 'none' ? 'deep' : undefined;
  return (
    <BlockRoot as="footer" className={styles['root']} data-surface={surface}>
      <div className={styles['parts']} data-order={values.order}>
        <div className={styles['newsletter']}>
          <Slot name="newsletter" />
        </div>
        <div className={styles['main']}>
          <div className={styles['brand']}>
            <Slot name="brand" />
            <EditableText
              field="about"
              value={values.about}
              as="p"
              className={styles['about']}
              multiline
            />
            <Slot name="social" />
          </div>
          <Slot name="links" />
        </div>
      </div>
      <div className={styles['end']}>
        <Slot name="copyright" />
        {values.cookieSettings && (
          <a className={styles['settings']} href={`#${COOKIE_SETTINGS_ANCHOR}`}>
            {t('site-footer:cookieSettings')}
          </a>
        )}
      </div>
    </BlockRoot>
  );
}
