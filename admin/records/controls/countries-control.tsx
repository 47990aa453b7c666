import { countryName } from '#domain/company/rows.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import type { ControlProps } from '#kit/fields/control-props.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { adminCountries } from '#schemas/api/admin-countries.ts';
import { useAdmin } from '../../admin-context.ts';
import styles from './controls.module.css';

const NONE: readonly string[] = [];

/**
 * Any of the countries that the shop sells in; of a new record all of them. One that the shop left
 * stays to be seen, and says so.
 */
export function CountriesControl({ value, label, describedBy, onChange }: ControlProps) {
  const { api, t } = useBackOffice();
  const { locale } = useAdmin();
  const { value: sold = NONE } = useLatest(
    'countries',
    async () => (await api.get(adminCountries, {})).countries,
  );
  const chosen = Array.isArray(value) ? value.map(String) : sold;
  const shown = [...sold, ...chosen.filter((iso) => !sold.includes(iso))];
  const nameOf = (iso: string) => countryName(iso, locale) || iso;
  return (
    <fieldset className={styles['choices']} aria-describedby={describedBy}>
      <legend className="visually-hidden">{label}</legend>
      {shown.map((iso) => (
        <label key={iso}>
          <input
            type="checkbox"
            checked={chosen.includes(iso)}
            onChange={({ target }) =>
              onChange(shown.filter((one) => (one === iso ? target.checked : chosen.includes(one))))
            }
          />
          {sold.includes(iso) ? nameOf(iso) : t('admin.choice.notSold', { name: nameOf(iso) })}
        </label>
      ))}
    </fieldset>
  );
}
