import { usePage } from '#runtime/render/page-context.ts';
import { TextField, type TextFieldProps } from '../../_ui/account/text-field.tsx';
import styles from '../../_ui/checkout/block.module.css';
import type { CountryChoice } from '../../_ui/countries.ts';
import { Field } from '../../_ui/field/field.tsx';
import { Select } from '../../_ui/field/select.tsx';
import type { CheckoutAddressValues } from './checkout-address.loader.ts';

export interface AddressFieldsProps {
  nodeId: string;
  /** Before the names of the fields. */
  prefix: string;
  address: CheckoutAddressValues | null;
  choice: CountryChoice;
  /** Part of the names for autofill, e.g. `shipping`. */
  section: 'shipping' | 'billing';
  /** What an e-mail address that has an account is told. */
  taken?: string;
}

/** The nine fields of an address (CHK-08, CHK-09). */
export function AddressFields(props: AddressFieldsProps) {
  const { nodeId, prefix, address, choice, section } = props;
  const { t } = usePage();
  const isHideable = prefix !== '';
  const country = { id: `${nodeId}-${prefix}country`, label: t('account:country'), error: '' };
  const text = (name: keyof CheckoutAddressValues, autoComplete: string): TextFieldProps => ({
    id: `${nodeId}-${prefix}${name}`,
    name: `${prefix}${name}`,
    label: t(`account:${LABELS[name]}`),
    value: address?.[name] ?? '',
    autoComplete: `${section} ${autoComplete}`,
    ...(isHideable ? { isNeeded: true } : { required: true }),
  });
  return (
    <div className={styles['fields']}>
      <TextField {...text('firstName', 'given-name')} />
      <TextField {...text('lastName', 'family-name')} />
      <TextField
        {...text('contactEmail', 'email')}
        type="email"
        inputMode="email"
        maxLength={254}
        fault={t('checkout-address:emailFault')}
        {...(props.taken && { taken: props.taken })}
      />
      <TextField
        {...text('contactPhone', 'tel')}
        type="tel"
        pattern="[+0-9][0-9 \(\)\/.\-]{4,29}"
        fault={t('account:phoneFault')}
      />
      <TextField {...text('street', 'address-line1')} className={styles['long']} />
      <TextField
        {...text('houseNumber', 'address-line2')}
        maxLength={20}
        className={styles['short']}
      />
      <TextField
        {...text('zipCode', 'postal-code')}
        maxLength={11}
        pattern="[A-Za-z0-9][A-Za-z0-9 \-]{1,10}"
        fault={t('account:zipFault')}
        className={styles['short']}
      />
      <TextField {...text('city', 'address-level2')} className={styles['long']} />
      <div className={styles['wide']}>
        <Field {...country} required>
          <Select
            of={country}
            name={`${prefix}country`}
            autoComplete={`${section} country`}
            defaultValue={address?.country ?? choice.proposed}
            options={choice.countries.map(({ iso, name }) => ({ value: iso, label: name }))}
          />
        </Field>
      </div>
    </div>
  );
}

const LABELS: Record<keyof CheckoutAddressValues, string> = {
  firstName: 'firstName',
  lastName: 'lastName',
  contactEmail: 'email',
  contactPhone: 'phone',
  street: 'street',
  houseNumber: 'houseNumber',
  zipCode: 'zip',
  city: 'city',
  country: 'country',
};
