import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { AccountPanel } from '../../_ui/account/account-panel.tsx';
import type { AddressData } from '../../_ui/account/address-data.ts';
import { AddressSheet } from '../../_ui/account/address-sheet.tsx';
import styles from './delivery-address.module.css';
import type { DeliveryAddressValues } from './delivery-address.schema.ts';

/** The delivery address of the profile: read first, edited on demand (PROF-06). */
export function DeliveryAddress({
  values,
  data,
  nodeId,
}: BlockProps<DeliveryAddressValues, AddressData>) {
  const t = useTranslate();
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <AccountPanel
        title={values.title === '' ? t('delivery-address:title') : values.title}
        titleId={titleId}
      >
        <AddressSheet type="shipping" data={data} nodeId={nodeId} />
      </AccountPanel>
    </BlockRoot>
  );
}
