import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { buttonClass } from '../_ui/button/button-class.ts';
import { screenLink } from '../_ui/nav/screen-link.ts';
import styles from './checkout-failure.module.css';
import type { CheckoutFailureValues } from './checkout-failure.schema.ts';

/** CHK-32: where a payment that failed leads, with ways on. */
export function CheckoutFailure({ values, nodeId }: BlockProps<CheckoutFailureValues>) {
  const { t, locale } = usePage();
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
        <SmartLink link={screenLink('home', locale)} className={buttonClass()}>
          {t('checkout-failure:shop')}
        </SmartLink>
      </div>
    </BlockRoot>
  );
}
