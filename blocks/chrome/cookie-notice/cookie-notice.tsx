import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { Button } from '../../_ui/button/button.tsx';
import { Choices } from './choices.tsx';
import type { CookieNoticeData } from './cookie-notice.loader.ts';
import styles from './cookie-notice.module.css';
import type { CookieNoticeValues } from './cookie-notice.schema.ts';

/**
 * Asks before anything that is not necessary is set (CONS-09). Both answers are equally easy,
 * nothing is ticked beforehand, and nothing is locked: the notice is the last part of the page and
 * sticks to the window's lower edge. The loader sets `data-cookies` on the document once it is
 * answered; a link to the notice's anchor brings it back. Without JavaScript nothing optional can
 * run: the form still stores the answer, and as the page is the same for everyone, the notice then
 * stays as a quiet part at the page's end.
 */
export function CookieNotice({
  values,
  data,
  nodeId,
}: BlockProps<CookieNoticeValues, CookieNoticeData>) {
  const t = useTranslate();
  const titleId = `${nodeId}-title`;
  if (!data.isOn) return null;
  return (
    <BlockRoot
      as="section"
      className={styles['root']}
      data-position={values.position}
      aria-labelledby={titleId}
    >
      <form
        method="post"
        action={ACTIONS.cookies}
        data-action="cookies.save"
        className={styles['form']}
      >
        <div className={styles['words']}>
          <h2 className={styles['title']} id={titleId}>
            <EditableText
              field="title"
              value={values.title === '' ? t('cookie-notice:title') : values.title}
            />
          </h2>
          <p className={styles['text']}>
            <EditableText
              field="text"
              value={values.text === '' ? t('cookie-notice:text') : values.text}
            />{' '}
            <EditableLink field="link" value={values.link} className={styles['link']} />
          </p>
        </div>
        <div className={styles['answers']}>
          <Button type="submit" name="choice" value="necessary" variant="secondary" full>
            {t('cookie-notice:onlyNecessary')}
          </Button>
          <Button type="submit" name="choice" value="all" variant="secondary" full>
            {t('cookie-notice:acceptAll')}
          </Button>
        </div>
        <Choices values={values} />
      </form>
    </BlockRoot>
  );
}
