import { ConsentsMissing } from '#blocks/_ui/consents/consents-missing.tsx';
import { CONSENT_PREFIX } from '#domain/commerce/checkout-steps.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { AccountNote } from '../../_ui/account/account-note.tsx';
import { AccountPanel } from '../../_ui/account/account-panel.tsx';
import { Checkbox } from '../../_ui/checkbox/checkbox.tsx';
import block from '../../_ui/checkout/block.module.css';
import type { CheckoutConsent, CheckoutConsentsData } from './checkout-consents.loader.ts';
import styles from './checkout-consents.module.css';
import type { CheckoutConsentsValues } from './checkout-consents.schema.ts';

/** What must be accepted to order, and what may be (CONS-02, ORD-01). None is ticked. */
export function CheckoutConsents({
  values,
  data: { consents },
  nodeId,
}: BlockProps<CheckoutConsentsValues, CheckoutConsentsData>) {
  const t = useTranslate();
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot className={block['root']} aria-labelledby={titleId}>
      <AccountPanel
        title={values.title === '' ? t('checkout-consents:title') : values.title}
        titleId={titleId}
      >
        <Consents consents={consents} nodeId={nodeId} />
      </AccountPanel>
    </BlockRoot>
  );
}

function Consents({ consents, nodeId }: CheckoutConsentsData & { nodeId: string }) {
  const t = useTranslate();
  if (consents === null) return <ConsentsMissing />;
  if (consents.length === 0) {
    return (
      <AccountNote>
        <p>{t('checkout-consents:none')}</p>
      </AccountNote>
    );
  }
  return (
    <div>
      {consents.map((consent) => (
        <Consent key={consent.id} id={`${nodeId}-${consent.id}`} consent={consent} />
      ))}
    </div>
  );
}

interface ConsentProps {
  id: string;
  consent: CheckoutConsent;
}

function Consent({ id, consent }: ConsentProps) {
  const t = useTranslate();
  return (
    <div className={styles['consent']}>
      <Checkbox
        id={id}
        name={`${CONSENT_PREFIX}${consent.id}`}
        value="1"
        required={consent.isRequired}
        aria-describedby={`${id}-error`}
        data-missing={t('checkout-consents:required')}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it is saved (CONS-01) */}
        <span dangerouslySetInnerHTML={{ __html: consent.html }} />
        {consent.isRequired && <span aria-hidden="true"> *</span>}
      </Checkbox>
      <p className={styles['error']} id={`${id}-error`} aria-live="polite" />
    </div>
  );
}
