import { type ComponentType, useId } from 'react';
import { Controller, type Control as FormControl } from 'react-hook-form';
import type { TSchema } from 'typebox';

import { useTexts } from '#kit/back-office-context.ts';
import { SelectControl, ToggleControl } from '#kit/fields/choice-controls.tsx';
import type { ControlProps, FieldSchema } from '#kit/fields/control-props.ts';
import { ReferenceControl } from '#kit/fields/reference-control.tsx';
import {
  DateTimeControl,
  NumberControl,
  TextareaControl,
  TextControl,
  TimeControl,
} from '#kit/fields/text-controls.tsx';
import { AdapterControl } from './controls/adapter-control.tsx';
import { MoneyControl, PercentControl } from './controls/amount-controls.tsx';
import {
  AttributeValuesControl,
  SwatchValuesControl,
} from './controls/attribute-values-control.tsx';
import { BrandControl } from './controls/brand-control.tsx';
import { CountriesControl } from './controls/countries-control.tsx';
import { DeliveryKindControl } from './controls/delivery-kind-control.tsx';
import { DeliveryMethodsControl } from './controls/delivery-methods-control.tsx';
import { MembersControl } from './controls/members-control.tsx';
import { PictureControl } from './controls/picture-control.tsx';
import { ProductAttributesControl } from './controls/product-attributes-control.tsx';
import { LongTextsControl, TextsControl } from './controls/texts-control.tsx';
import { VatControl } from './controls/vat-control.tsx';
import { ChoiceControl, PasswordControl, WordsControl } from './controls/word-controls.tsx';
import { OpeningHoursControl } from './places/opening-hours-control.tsx';
import { PlaceMethodControl } from './places/place-method-control.tsx';
import styles from './record-form.module.css';
import type { Values } from './record-form.tsx';
import type { FieldControl, FieldSpec } from './record-kind.ts';
import { fieldSchemaOf } from './record-values.ts';

const CONTROLS: Readonly<Record<FieldControl, ComponentType<ControlProps>>> = {
  text: TextControl,
  texts: TextsControl,
  longTexts: LongTextsControl,
  longText: TextareaControl,
  password: PasswordControl,
  money: MoneyControl,
  percent: PercentControl,
  vat: VatControl,
  number: NumberControl,
  toggle: ToggleControl,
  select: SelectControl,
  choice: ChoiceControl,
  moment: DateTimeControl,
  time: TimeControl,
  product: ReferenceControl,
  products: ReferenceControl,
  category: ReferenceControl,
  categories: ReferenceControl,
  tags: ReferenceControl,
  picture: PictureControl,
  pictures: PictureControl,
  words: WordsControl,
  members: MembersControl,
  countries: CountriesControl,
  deliveryKind: DeliveryKindControl,
  deliveryMethods: DeliveryMethodsControl,
  placeMethod: PlaceMethodControl,
  openingHours: OpeningHoursControl,
  adapter: AdapterControl,
  brand: BrandControl,
  attributeValues: AttributeValuesControl,
  swatchValues: SwatchValuesControl,
  productAttributes: ProductAttributesControl,
};

/** Which records the pickers of the options panel look for. */
const REFERENCES: Partial<Record<FieldControl, FieldSchema>> = {
  product: { type: 'integer', 'x-control': 'product' },
  products: { type: 'array', 'x-control': 'product' },
  category: { type: 'integer', 'x-control': 'category' },
  categories: { type: 'array', 'x-control': 'category' },
  tags: { type: 'array', 'x-control': 'tag' },
};

interface RecordFieldProps {
  kind: string;
  spec: FieldSpec;
  rules: TSchema | undefined;
  isRequired: boolean;
  control: FormControl<Values>;
}

/** One field: label, control, hint, message. */
export function RecordField({ kind, spec, rules, isRequired, control }: RecordFieldProps) {
  const t = useTexts();
  const id = useId();
  const label = t(`admin.field.${kind}.${spec.name}`);
  const Chosen = CONTROLS[spec.control];
  const schema = REFERENCES[spec.control] ?? fieldSchemaOf(rules);
  return (
    <Controller
      control={control}
      name={`fields.${spec.name}`}
      render={({ field, fieldState: { error } }) => (
        <div
          className={styles['field']}
          data-half={spec.isHalf ? '' : undefined}
          data-inline={spec.control === 'toggle' ? '' : undefined}
        >
          <label htmlFor={id}>
            {label}
            {isRequired && <span aria-hidden> *</span>}
          </label>
          <Chosen
            id={id}
            label={label}
            schema={schema}
            value={field.value}
            disabled={false}
            describedBy={`${id}-note`}
            fault={error?.message ? { path: [], message: error.message } : undefined}
            labels={{
              field: (path) => t(`admin.field.${kind}.${path}`),
              choice: (path, value) => t(`admin.choice.${path}.${value}`),
            }}
            path={spec.name}
            onChange={field.onChange}
          />
          <p id={`${id}-note`} className={styles['note']} data-error={error ? '' : undefined}>
            {error?.message ?? (spec.hasHint ? t(`admin.hint.${kind}.${spec.name}`) : '')}
          </p>
        </div>
      )}
    />
  );
}
