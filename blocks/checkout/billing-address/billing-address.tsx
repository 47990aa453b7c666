import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { AccountPanel } from '../../_ui/account/account-panel.tsx';
import type { AddressData } from '../../_ui/account/address-data.ts';
import { AddressSheet } from '../../_ui/account/address-sheet.tsx';
import styles from './billing-address.module.css';
import type { BillingAddressValues } from './billing-address.schema.ts';

/** The billing address of the profile: read first, edited on demand (PROF-05). */
export function BillingAddress({
  values,
  data,
  nodeId,
}: BlockProps<BillingAddressValues, AddressData>) {
  const t = useTranslate();
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <AccountPanel
        title={values.title === '' ? t('billing-address:title') : values.title}
        titleId={titleId}
      >
        <AddressSheet type="main" data={data} nodeId={nodeId} />
      </AccountPanel>
    </BlockRoot>
  );
}
