import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { TextField } from '../../_ui/account/text-field.tsx';
import styles from '../../_ui/checkout/block.module.css';
import { Disclosure } from '../../_ui/checkout/disclosure.tsx';
import type { CheckoutCompanyData } from './checkout-company.loader.ts';
import type { CheckoutCompanyValues } from './checkout-company.schema.ts';

/** G-088: a company pays; both fields are needed then (CHK-11). */
export function CheckoutCompany({
  values,
  data,
  nodeId,
}: BlockProps<CheckoutCompanyValues, CheckoutCompanyData>) {
  const t = useTranslate();
  return (
    <BlockRoot as="div" className={styles['root']}>
      <Disclosure
        name="isCompany"
        field="title"
        label={values.title === '' ? t('checkout-company:title') : values.title}
        isOpen={data.companyName !== ''}
      >
        <div className={styles['fields']}>
          <TextField
            id={`${nodeId}-name`}
            name="companyName"
            label={t('account:company')}
            value={data.companyName}
            autoComplete="billing organization"
            isNeeded
          />
          <TextField
            id={`${nodeId}-oib`}
            name="companyOIB"
            label={t('account:oib')}
            value={data.companyOIB}
            autoComplete="off"
            inputMode="numeric"
            maxLength={11}
            pattern="[0-9]{11}"
            fault={t('account:oibFault')}
            isNeeded
          />
        </div>
      </Disclosure>
    </BlockRoot>
  );
}
