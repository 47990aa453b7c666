import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { TextField } from '../../_ui/account/text-field.tsx';
import block from '../../_ui/checkout/block.module.css';
import { Disclosure } from '../../_ui/checkout/disclosure.tsx';
import { SwitchedOff } from '../../_ui/checkout/switched-off.tsx';
import type { SwitchedWords } from '../../_ui/checkout/switched-words.ts';
import { TextArea } from '../../_ui/checkout/text-area.tsx';
import styles from './gift-message.module.css';
import type { GiftMessageValues } from './gift-message.schema.ts';

/** Words for a gift; not for what is collected in the shop (CHK-01, CHK-16, CHK-24). */
export function GiftMessage({
  values,
  data,
  nodeId,
}: BlockProps<GiftMessageValues, SwitchedWords>) {
  const t = useTranslate();
  if (!data) return <SwitchedOff text={t('gift-message:off')} />;
  return (
    <BlockRoot as="div" className={`${block['root']} ${styles['root']}`}>
      <Disclosure
        name="isGift"
        field="title"
        label={values.title === '' ? t('gift-message:title') : values.title}
        isOpen={data.giftMessage !== ''}
      >
        <div className={block['fields']}>
          <TextField
            id={`${nodeId}-to`}
            name="to"
            label={t('gift-message:to')}
            value={data.to}
            autoComplete="off"
          />
          <TextField
            id={`${nodeId}-from`}
            name="from"
            label={t('gift-message:from')}
            value={data.from}
            autoComplete="off"
          />
          <div className={block['wide']}>
            <TextArea
              id={`${nodeId}-message`}
              name="giftMessage"
              label={t('gift-message:message')}
              hint={t('gift-message:hint')}
              value={data.giftMessage}
              maxLength={values.maxLength}
            />
          </div>
        </div>
      </Disclosure>
    </BlockRoot>
  );
}
