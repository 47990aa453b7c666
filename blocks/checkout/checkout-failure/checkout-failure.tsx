import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { pageHref } from '#runtime/links/page-href.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { Button } from '../../_ui/button/button.tsx';
import { buttonClass } from '../../_ui/button/button-class.ts';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import styles from './checkout-failure.module.css';
import type { CheckoutFailureValues } from './checkout-failure.schema.ts';

/** CHK-32: where a payment that failed leads; the cart of before is a press away. */
export function CheckoutFailure({ values, nodeId }: BlockProps<CheckoutFailureValues>) {
  const page = usePage();
  const { t, locale } = page;
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <div className={styles['card']}>
        <EditableText
          field="title"
          value={values.title === '' ? t('checkout-failure:title') : values.title}
          as="h1"
          id={titleId}
          className={styles['title']}
        />
        <EditableText
          field="text"
          value={values.text === '' ? t('checkout-failure:text') : values.text}
          as="p"
          multiline
        />
        {/* Sent without the page's script: it may lead to a provider, whom this page's policy bars. */}
        <form method="post" action={ACTIONS.checkoutRetry} className={styles['ways']}>
          <input type="hidden" name="redirect" value={pageHref(pathOf('checkout', locale), page)} />
          <Button type="submit">{t('checkout-failure:again')}</Button>
          <SmartLink
            link={screenLink('home', locale)}
            className={buttonClass({ variant: 'quiet' })}
          >
            {t('checkout-failure:shop')}
          </SmartLink>
        </form>
      </div>
    </BlockRoot>
  );
}
