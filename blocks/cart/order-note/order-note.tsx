import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { AccountPanel } from '../../_ui/account/account-panel.tsx';
import styles from '../../_ui/checkout/block.module.css';
import { SwitchedOff } from '../../_ui/checkout/switched-off.tsx';
import type { SwitchedWords } from '../../_ui/checkout/switched-words.ts';
import { TextArea } from '../../_ui/checkout/text-area.tsx';
import type { OrderNoteValues } from './order-note.schema.ts';

/** A note to the order (CHK-24). */
export function OrderNote({ values, data, nodeId }: BlockProps<OrderNoteValues, SwitchedWords>) {
  const t = useTranslate();
  if (!data) return <SwitchedOff text={t('order-note:off')} />;
  const title = values.title === '' ? t('order-note:title') : values.title;
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <AccountPanel title={title} titleId={titleId}>
        <TextArea
          id={`${nodeId}-note`}
          name="orderMessage"
          label={title}
          hiddenLabel
          hint={t('order-note:hint')}
          value={data.orderMessage}
          maxLength={values.maxLength}
        />
      </AccountPanel>
    </BlockRoot>
  );
}
