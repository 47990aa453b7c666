import { ratesOn, shopDay, type VatRates } from '#domain/commerce/vat-rates.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { type ControlProps, inputAttributes } from '#kit/fields/control-props.ts';
import controls from '#kit/fields/controls.module.css';
import { useLatest } from '#kit/query/use-latest.ts';
import { adminVat } from '#schemas/api/admin-vat.ts';
import { useAdmin } from '../../admin-context.ts';
import { PercentControl, shownAmount } from './amount-controls.tsx';

/** A rate of VAT: one of the shop's, or any where the shop has set none. */
export function VatControl(props: ControlProps) {
  const { api } = useBackOffice();
  const { value: vat } = useLatest('vat', () => api.get(adminVat, {}));
  if (!vat) return <PercentControl {...props} />;
  if (vat.rates.length === 0) {
    // What a new product gets where nothing is typed.
    const value = props.value === undefined ? vat.standard : props.value;
    return <PercentControl {...props} value={value} />;
  }
  return <RateChoice {...props} vat={vat} />;
}

function RateChoice({ vat, ...props }: ControlProps & { vat: VatRates }) {
  const { t } = useBackOffice();
  const { locale } = useAdmin();
  const rates = ratesOn(shopDay(new Date()), vat);
  const { value } = props;
  const usual = rates.find(({ basisPoints }) => basisPoints === vat.standard)?.name ?? '';
  const isOther =
    typeof value === 'number' && rates.every(({ basisPoints }) => basisPoints !== value);
  return (
    <select
      {...inputAttributes(props)}
      className={controls['select']}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) =>
        props.onChange(target.value === '' ? undefined : Number(target.value))
      }
    >
      {typeof value !== 'number' && (
        <option value="">{t('admin.vat.usual', { name: usual })}</option>
      )}
      {isOther && <option value={value}>{`${shownAmount(value, locale, 0)} %`}</option>}
      {rates.map(({ name, basisPoints }) => (
        <option key={basisPoints} value={basisPoints}>
          {name}
        </option>
      ))}
    </select>
  );
}
