import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useMoney, useTranslate } from '#runtime/render/page-context.ts';
import { Button } from '../../_ui/button/button.tsx';
import type { OrderSubmitData } from './order-submit.loader.ts';
import styles from './order-submit.module.css';
import type { OrderSubmitValues } from './order-submit.schema.ts';

/** ORD-01..05: the button that obliges to pay, beside what it costs. */
export function OrderSubmit({
  values,
  data: { total, userId, cartId },
  nodeId,
}: BlockProps<OrderSubmitValues, OrderSubmitData>) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <BlockRoot as="div" className={styles['root']}>
      <div className={styles['total']} id={`${nodeId}-total`} data-live-part>
        <input type="hidden" name="shownTotal" value={total} />
        {cartId !== '' && <input type="hidden" name="cartId" value={cartId} />}
        {userId !== null && <input type="hidden" name="userId" value={userId} />}
        <span>{t('order-submit:total')}</span>
        <strong className={styles['sum']}>{money(total)}</strong>
        <span className={styles['tax']}>{t('order-submit:tax')}</span>
      </div>
      <Button type="submit" size="l" full>
        <EditableText
          field="label"
          value={values.label === '' ? t('order-submit:label') : values.label}
        />
      </Button>
    </BlockRoot>
  );
}
