import type { Static } from 'typebox';
import { Checkbox } from '#blocks/_ui/checkbox/checkbox.tsx';
import { Field } from '#blocks/_ui/field/field.tsx';
import { Input } from '#blocks/_ui/field/input.tsx';
import { Select } from '#blocks/_ui/field/select.tsx';
import { Textarea } from '#blocks/_ui/field/textarea.tsx';
import { BUY_FORM_ID } from '#blocks/_ui/product-page/buy-form.ts';
import { NUMBER_PATTERN, numberText, optionName } from '#domain/commerce/cart-form.ts';
import { useMoney, usePage, useTranslate } from '#runtime/render/page-context.ts';
import type { customOptionSchema } from '#schemas/api/product.ts';
import styles from './product-custom-options.module.css';
import { SwatchField } from './swatch-field.tsx';

type Option = Static<typeof customOptionSchema>;

interface OptionFieldProps {
  option: Option;
  id: string;
  /** What a line of the cart says of it (PROD-04). */
  value: unknown;
}

/** A text beyond this length is written into several lines. */
const ONE_LINE = 120;
/** Characters of a text whose option sets no limit. */
const MAX_TEXT = 500;
/** Characters of an instant to its minutes, which is what a control for day and time holds. */
const MINUTES = 16;

/** The control for one custom option. */
export function OptionField(props: OptionFieldProps) {
  switch (props.option.kind) {
    case 'yesNo':
    case 'multipleSelect':
      return <Boxes {...props} />;
    case 'textField':
    case 'numberField':
    case 'date':
    case 'dateTime':
      return <Written {...props} />;
    case 'textSwatch':
    case 'visualSwatch':
      return <Swatches {...props} />;
    default:
      return <Choice {...props} />;
  }
}

/** Text, number, day, or day and time. */
function Written({ option, id, value }: OptionFieldProps) {
  const { t, locale } = usePage();
  const { option_title: label, required, maxLength, kind } = option;
  const field = { id, label, error: '' };
  const common = { of: field, form: BUY_FORM_ID, required, defaultValue: textOf(value) };
  const limit = maxLength ?? MAX_TEXT;
  return (
    <Field {...field} required={required}>
      {kind === 'textField' && limit > ONE_LINE && (
        <Textarea {...common} name={optionName(option.id, 'text')} maxLength={limit} rows={3} />
      )}
      {kind === 'textField' && limit <= ONE_LINE && (
        <Input {...common} name={optionName(option.id, 'text')} maxLength={limit} />
      )}
      {kind === 'numberField' && (
        <Input
          {...common}
          name={optionName(option.id, 'number')}
          inputMode="decimal"
          pattern={NUMBER_PATTERN}
          defaultValue={typeof value === 'number' ? numberText(value, locale) : ''}
          data-fault={t('product-custom-options:numberFault')}
          title={t('product-custom-options:numberFault')}
        />
      )}
      {kind === 'date' && <Input {...common} name={optionName(option.id, 'text')} type="date" />}
      {kind === 'dateTime' && (
        <Input
          {...common}
          name={optionName(option.id, 'instant')}
          type="datetime-local"
          defaultValue={textOf(value).slice(0, MINUTES)}
        />
      )}
    </Field>
  );
}

/** One of several; what it adds to the price is beside it. */
function Choice({ option, id, value }: OptionFieldProps) {
  const t = useTranslate();
  const labelOf = useLabel();
  const { option_title: label, required, custom_option_values: choices } = option;
  const field = { id, label, error: '' };
  return (
    <Field {...field} required={required}>
      <Select
        of={field}
        form={BUY_FORM_ID}
        name={optionName(option.id, 'text')}
        required={required}
        defaultValue={textOf(value)}
        options={[
          { value: '', label: t('product-custom-options:choose') },
          ...choices.map((choice) => ({ value: choice.sku, label: labelOf(choice) })),
        ]}
      />
    </Field>
  );
}

/** One of several that are all in view; only swatches of the kind `visualSwatch` have a colour. */
function Swatches({ option, id, value }: OptionFieldProps) {
  const labelOf = useLabel();
  const { kind, option_title: legend, required, custom_option_values: choices } = option;
  return (
    <SwatchField
      id={id}
      name={optionName(option.id, 'text')}
      legend={legend}
      required={required}
      choices={choices.map((choice) => ({
        sku: choice.sku,
        label: labelOf(choice),
        color: kind === 'visualSwatch' ? choice.color : null,
      }))}
      chosen={textOf(value)}
    />
  );
}

/** Yes or no, or any number of choices. */
function Boxes({ option, id, value }: OptionFieldProps) {
  const labelOf = useLabel();
  const { option_title: title, custom_option_values: choices, kind, required } = option;
  if (kind === 'yesNo') {
    const price = choices[0]?.price ?? 0;
    return (
      <Checkbox
        id={id}
        form={BUY_FORM_ID}
        name={optionName(option.id, 'yes')}
        value="1"
        defaultChecked={value === true}
        required={required}
      >
        {labelOf({ label: title, price })}
      </Checkbox>
    );
  }
  return (
    <fieldset className={styles['boxes']}>
      <legend>{title}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice.sku}
          form={BUY_FORM_ID}
          name={optionName(option.id, 'list')}
          value={choice.sku}
          defaultChecked={Array.isArray(value) && value.includes(choice.sku)}
        >
          {labelOf(choice)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** How a choice is named: with what it adds to the price, where it adds something. */
function useLabel(): (choice: { label: string; price: number }) => string {
  const t = useTranslate();
  const money = useMoney();
  return ({ label, price }) =>
    price <= 0 ? label : t('product-custom-options:extra', { label, price: money(price) });
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
