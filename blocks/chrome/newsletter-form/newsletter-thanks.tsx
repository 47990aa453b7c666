import { Button } from '#blocks/_ui/button/button.tsx';
import { StaticDialog } from '#blocks/_ui/dialog/static-dialog.tsx';
import { NEWSLETTER_THANKS_MS } from '#domain/constants.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './newsletter-thanks.module.css';

/** Thanks for a subscription; closes by itself, and a line shows how long it will stay. */
export function NewsletterThanks({ id }: { id: string }) {
  const t = useTranslate();
  return (
    <StaticDialog
      id={id}
      width="s"
      title={t('newsletter-form:thanks')}
      closeAfter={NEWSLETTER_THANKS_MS}
    >
      <p className={styles['text']}>{t('newsletter-form:thanksText')}</p>
      <form method="dialog">
        <Button type="submit" full>
          {t('close')}
        </Button>
      </form>
      <div className={styles['progress']} aria-hidden="true" />
    </StaticDialog>
  );
}
