import { PAYER_PREFIX } from '#domain/commerce/checkout-steps.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { AccountPanel } from '../../_ui/account/account-panel.tsx';
import { Checkbox } from '../../_ui/checkbox/checkbox.tsx';
import styles from '../../_ui/checkout/block.module.css';
import { Disclosure } from '../../_ui/checkout/disclosure.tsx';
import { AddressFields } from './address-fields.tsx';
import type { AddressStepData } from './checkout-address.loader.ts';
import type { CheckoutAddressValues as Values } from './checkout-address.schema.ts';

/**
 * CHK-08..10: who gets the parcel, and who pays where that is somebody else (CHK-06). A customer's
 * profile suggests both, and changes only when the customer says so.
 */
export function CheckoutAddress({ values, data, nodeId }: BlockProps<Values, AddressStepData>) {
  const t = useTranslate();
  const titleId = `${nodeId}-title`;
  const payerId = `${nodeId}-payer`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <AccountPanel
        title={values.title === '' ? t('checkout-address:title') : values.title}
        titleId={titleId}
      >
        <AddressFields
          nodeId={nodeId}
          prefix=""
          section="shipping"
          address={data.shipping}
          choice={data.sold}
          taken={t('checkout-address:exists')}
        />
        <Disclosure
          name="different"
          label={t('checkout-address:different')}
          isOpen={data.payer !== null}
        >
          <h3 className={styles['legend']} id={payerId}>
            {t('checkout-address:payer')}
          </h3>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a minimum width of its own */}
          <div role="group" aria-labelledby={payerId}>
            <AddressFields
              nodeId={nodeId}
              prefix={PAYER_PREFIX}
              section="billing"
              address={data.payer}
              choice={data.all}
            />
          </div>
        </Disclosure>
        {data.keep && (
          <Checkbox name="keep" value="1" defaultChecked={data.keep.isSuggested}>
            {t('checkout-address:keep')}
          </Checkbox>
        )}
      </AccountPanel>
    </BlockRoot>
  );
}
