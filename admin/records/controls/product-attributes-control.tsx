import { Link } from 'react-router-dom';
import { hasValues } from '#domain/commerce/attribute-types.ts';
import { useTexts } from '#kit/back-office-context.ts';
import type { ControlProps } from '#kit/fields/control-props.ts';
import controls from '#kit/fields/controls.module.css';
import { isRecord } from '#runtime/content/json.ts';
import type { Attribute } from '#schemas/api/admin-attribute.ts';
import { useAdmin } from '../../admin-context.ts';
import { textIn } from '../record-kind.ts';
import { useAttributes } from '../use-attributes.ts';
import styles from './attribute-values.module.css';

/** What a product has of one attribute. */
interface Chosen {
  attributeId: number;
  valueId?: number;
  number?: number;
}

/** What lists filter a product by: a value or a number of each attribute of the shop, or none. */
export function ProductAttributesControl({ value, onChange }: ControlProps) {
  const t = useTexts();
  const { locale } = useAdmin();
  const attributes = useAttributes();
  const chosen = chosenIn(value);
  if (attributes?.length === 0) {
    return (
      <p className={styles['empty']}>
        {t('catalogue.attributes.none')}{' '}
        <Link to="/attributes/new">{t('admin.add.attributes')}</Link>
      </p>
    );
  }
  return (
    <div className={styles['choices']}>
      {attributes?.map((attribute) => {
        const own = chosen.filter(({ attributeId }) => attributeId === attribute.id);
        const others = chosen.filter(({ attributeId }) => attributeId !== attribute.id);
        const name = textIn(attribute.labels, locale);
        return (
          <fieldset key={attribute.id} className={styles['choice']} aria-label={name}>
            <span>{name}</span>
            <OneAttribute
              {...{ attribute, name, own }}
              onChange={(next) => onChange([...others, ...next])}
            />
          </fieldset>
        );
      })}
    </div>
  );
}

interface OneAttributeProps {
  attribute: Attribute;
  name: string;
  own: readonly Chosen[];
  onChange(chosen: readonly Chosen[]): void;
}

function OneAttribute(props: OneAttributeProps) {
  const { type } = props.attribute;
  if (type === 'multipleSelect') return <ManyValues {...props} />;
  if (hasValues(type)) return <OneValue {...props} />;
  if (type === 'yesNo') return <YesOrNo {...props} />;
  if (type === 'date' || type === 'dateTime') return <OneDay {...props} />;
  return <OneNumber {...props} />;
}

function ManyValues({
  attribute: { id: attributeId, values = [] },
  own,
  onChange,
}: OneAttributeProps) {
  const { locale } = useAdmin();
  return (
    <span className={styles['chips']}>
      {values.map(({ id: valueId = 0, labels }) => (
        <label key={valueId}>
          <input
            type="checkbox"
            checked={own.some((one) => one.valueId === valueId)}
            onChange={({ target }) => {
              const rest = own.filter((one) => one.valueId !== valueId);
              onChange(target.checked ? [...rest, { attributeId, valueId }] : rest);
            }}
          />
          {textIn(labels, locale)}
        </label>
      ))}
    </span>
  );
}

function OneValue({
  attribute: { id: attributeId, values = [] },
  name,
  own,
  onChange,
}: OneAttributeProps) {
  const { locale } = useAdmin();
  return (
    <select
      className={controls['select']}
      aria-label={name}
      value={own[0]?.valueId ?? ''}
      onChange={({ target }) =>
        onChange(target.value ? [{ attributeId, valueId: Number(target.value) }] : [])
      }
    >
      <option value="">–</option>
      {values.map(({ id, labels }) => (
        <option key={id} value={id}>
          {textIn(labels, locale)}
        </option>
      ))}
    </select>
  );
}

function YesOrNo({ attribute: { id: attributeId }, name, own, onChange }: OneAttributeProps) {
  const t = useTexts();
  return (
    <select
      className={controls['select']}
      aria-label={name}
      value={own[0]?.number ?? ''}
      onChange={({ target }) =>
        onChange(target.value ? [{ attributeId, number: Number(target.value) }] : [])
      }
    >
      <option value="">–</option>
      <option value="1">{t('admin.yes')}</option>
      <option value="0">{t('admin.no')}</option>
    </select>
  );
}

const DAY_MS = 86_400_000;

/** Days are counted from 1970 on. */
function OneDay({ attribute: { id: attributeId }, name, own, onChange }: OneAttributeProps) {
  const [{ number } = {}] = own;
  const shown = number === undefined ? '' : new Date(number * DAY_MS).toISOString().slice(0, 10);
  return (
    <input
      className={controls['input']}
      type="date"
      aria-label={name}
      value={shown}
      onChange={({ target }) =>
        onChange(target.value ? [{ attributeId, number: Date.parse(target.value) / DAY_MS }] : [])
      }
    />
  );
}

function OneNumber({ attribute, name, own, onChange }: OneAttributeProps) {
  return (
    <span className={styles['number']}>
      <input
        className={controls['input']}
        type="number"
        step="any"
        aria-label={name}
        value={own[0]?.number ?? ''}
        onChange={({ target }) =>
          onChange(
            target.value === ''
              ? []
              : [{ attributeId: attribute.id, number: Number(target.value) }],
          )
        }
      />
      {attribute.unit}
    </span>
  );
}

function chosenIn(value: unknown): readonly Chosen[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map(({ attributeId, valueId, number }) => ({
    attributeId: Number(attributeId),
    ...(typeof valueId === 'number' && { valueId }),
    ...(typeof number === 'number' && { number }),
  }));
}
