import { PICKUP_CODE } from '#domain/commerce/checkout-steps.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useMoney, useTranslate } from '#runtime/render/page-context.ts';
import { AccountNote } from '../../_ui/account/account-note.tsx';
import { AccountPanel } from '../../_ui/account/account-panel.tsx';
import styles from '../../_ui/checkout/block.module.css';
import { OptionCard, OptionList } from '../../_ui/checkout/option-card.tsx';
import { Field } from '../../_ui/field/field.tsx';
import { Input } from '../../_ui/field/input.tsx';
import { Select } from '../../_ui/field/select.tsx';
import { BranchHours } from './branch-hours.tsx';
import type { CheckoutShippingData, DeliveryMethod } from './checkout-shipping.loader.ts';
import type { CheckoutShippingValues } from './checkout-shipping.schema.ts';

/** The ways of delivery, each with its price and its places (CHK-12, CHK-14, CHK-16, CHK-17). */
export function CheckoutShipping({
  values,
  data,
  nodeId,
}: BlockProps<CheckoutShippingValues, CheckoutShippingData>) {
  const t = useTranslate();
  const money = useMoney();
  const { methods, isSaved } = data;
  const titleId = `${nodeId}-title`;
  const chosenId = data.chosenId ?? methods[0]?.id;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <AccountPanel
        title={values.title === '' ? t('checkout-shipping:title') : values.title}
        titleId={titleId}
      >
        {methods.length === 0 ? (
          <AccountNote>
            <p role="status">{t('checkout-shipping:none')}</p>
          </AccountNote>
        ) : (
          <OptionList errorId={`${nodeId}-${methods[0]?.id}-error`}>
            {methods.map((method) => (
              <OptionCard
                key={method.id}
                id={`${nodeId}-${method.id}`}
                name="deliveryMethodId"
                value={method.id}
                code={method.methodCode}
                isChosen={method.id === chosenId}
                title={method.name}
                text={wordsOf(method, t)}
                aside={method.price === 0 ? t('checkout-shipping:free') : money(method.price)}
                live={liveOf(method, isSaved)}
              >
                {method.options.length > 0 && (
                  <Branches method={method} branchId={data.branchId} nodeId={nodeId} />
                )}
                {method.fields && (
                  <Fields fields={method.fields} method={method} data={data} nodeId={nodeId} />
                )}
              </OptionCard>
            ))}
          </OptionList>
        )}
      </AccountPanel>
    </BlockRoot>
  );
}

/** What the method is, and what it promises. */
function wordsOf({ description, days, orderBy: hour }: DeliveryMethod, t: Translate): string {
  const promises = [
    days ? t('checkout-shipping:days', { days }) : '',
    hour ? t('checkout-shipping:orderBy', { hour }) : '',
  ];
  return [description, ...promises].filter(Boolean).join(' ');
}

/** A choice that is complete only with something typed is saved by the next step. */
function liveOf({ fields = [] }: DeliveryMethod, isSaved: boolean) {
  if (fields.some(({ isRequired, choices }) => isRequired && !choices)) return undefined;
  return isSaved ? 'change' : 'now';
}

interface FieldsProps {
  fields: NonNullable<DeliveryMethod['fields']>;
  method: DeliveryMethod;
  data: CheckoutShippingData;
  nodeId: string;
}

/** What the way of delivery asks for. */
function Fields({ fields, method: { id }, data, nodeId }: FieldsProps) {
  const answers = (data.chosenId === id && data.answers) || {};
  return fields.map(({ name, label, isRequired, choices }) => {
    const field = {
      id: `${nodeId}-delivery-${id}-${name}`,
      label,
      error: '',
      required: isRequired,
    };
    const control = {
      of: field,
      name: `delivery-${id}-${name}`,
      defaultValue: answers[name] ?? '',
    };
    const none = isRequired ? [] : [{ value: '', label: '–' }];
    return (
      <Field key={name} {...field}>
        {choices ? (
          <Select {...control} data-live-save="change" options={[...none, ...choices]} />
        ) : (
          <Input {...control} maxLength={200} {...(isRequired && { 'data-needed': '' })} />
        )}
      </Field>
    );
  });
}

interface BranchesProps {
  method: DeliveryMethod;
  branchId: number | null;
  nodeId: string;
}

function Branches({ method, branchId, nodeId }: BranchesProps) {
  const t = useTranslate();
  const { id, options, methodCode } = method;
  const chosen = options.find((option) => option.id === branchId) ?? options[0];
  const field = { id: `${nodeId}-branch-${id}`, label: t('checkout-shipping:branch'), error: '' };
  return (
    <>
      <Field {...field}>
        <Select
          of={field}
          name={`branch-${id}`}
          defaultValue={String(chosen?.id ?? '')}
          data-live-save="change"
          options={options.map((option) => ({
            value: String(option.id),
            label: `${option.name}, ${option.address}`,
          }))}
        />
      </Field>
      {methodCode === PICKUP_CODE && <BranchHours branches={options} />}
    </>
  );
}
