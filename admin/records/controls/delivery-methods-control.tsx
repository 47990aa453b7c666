import { useBackOffice } from '#kit/back-office-context.ts';
import type { ControlProps } from '#kit/fields/control-props.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { isRecord } from '#runtime/content/json.ts';
import { adminDeliveryMethod } from '#schemas/api/admin.ts';
import { useAdmin } from '../../admin-context.ts';
import { idOf, textIn } from '../record-kind.ts';
import styles from './controls.module.css';

/** Any number of the store's delivery methods, by their codes. */
export function DeliveryMethodsControl({ value, label, describedBy, onChange }: ControlProps) {
  const { api } = useBackOffice();
  const { locale } = useAdmin();
  const { value: methods = [] } = useLatest('methods', async () => {
    const { records } = await api.get(adminDeliveryMethod.filter, { body: { limit: 100 } });
    return records.filter(isRecord);
  });
  const chosen = Array.isArray(value) ? value.map(Number) : [];
  return (
    <fieldset className={styles['choices']} aria-describedby={describedBy}>
      <legend className="visually-hidden">{label}</legend>
      {methods.map((method) => {
        const code = Number(method['code']);
        return (
          <label key={idOf(method)}>
            <input
              type="checkbox"
              checked={chosen.includes(code)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
              }
            />
            {textIn(method['names'], locale)}
          </label>
        );
      })}
    </fieldset>
  );
}
