import { ACTIONS } from '#domain/web/actions.ts';
import { usePage } from '#runtime/render/page-context.ts';
import type { Address } from '#schemas/api/users.ts';
import { Field } from '../field/field.tsx';
import { Select } from '../field/select.tsx';
import { LoginNote } from './account-note.tsx';
import type { AddressData } from './address-data.ts';
import { EditSheet } from './edit-sheet.tsx';
import { TextField } from './text-field.tsx';

export interface AddressSheetProps {
  type: 'main' | 'shipping';
  data: AddressData;
  nodeId: string;
}

/** A saved address to read, and the form that changes it (PROF-05..07, PROF-09). */
export function AddressSheet({ type, data, nodeId }: AddressSheetProps) {
  const { t } = usePage();
  if (data.isGuest) return <LoginNote />;
  const { address } = data;
  return (
    <EditSheet
      action={ACTIONS.address}
      name="users.address"
      none={t('account:noAddress')}
      lines={address ? linesOf(address, data, t) : []}
    >
      <input type="hidden" name="type" value={type} />
      {address && <input type="hidden" name="addressId" value={address.id} />}
      <PersonFields address={address} nodeId={nodeId} />
      <PlaceFields address={address} data={data} nodeId={nodeId} />
      {type === 'main' && <CompanyFields address={address} nodeId={nodeId} />}
    </EditSheet>
  );
}

type Translate = ReturnType<typeof usePage>['t'];

function linesOf(address: Address, { countries }: AddressData, t: Translate) {
  const { firstName, lastName, street, houseNumber, zipCode, city, companyName } = address;
  const country = countries.find(({ iso }) => iso === address.country)?.name ?? address.country;
  return [
    { label: t('account:name'), text: `${firstName} ${lastName}`.trim() },
    ...(companyName === '' ? [] : [{ label: t('account:company'), text: companyName }]),
    {
      label: t('account:address'),
      text: `${street} ${houseNumber}, ${zipCode} ${city}, ${country}`,
    },
    { label: t('account:phone'), text: address.contactPhone },
    { label: t('account:email'), text: address.contactEmail },
  ];
}

interface Fields {
  address: Address | null;
  nodeId: string;
}

function PersonFields({ address, nodeId }: Fields) {
  const { t } = usePage();
  return (
    <>
      <TextField
        id={`${nodeId}-first`}
        name="firstName"
        label={t('account:firstName')}
        value={address?.firstName ?? ''}
        autoComplete="given-name"
      />
      <TextField
        id={`${nodeId}-last`}
        name="lastName"
        label={t('account:lastName')}
        value={address?.lastName ?? ''}
        autoComplete="family-name"
        required
      />
      <TextField
        id={`${nodeId}-email`}
        name="contactEmail"
        type="email"
        label={t('account:email')}
        value={address?.contactEmail ?? ''}
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField
        id={`${nodeId}-phone`}
        name="contactPhone"
        type="tel"
        label={t('account:phone')}
        value={address?.contactPhone ?? ''}
        autoComplete="tel"
        pattern="[+0-9][0-9 \(\)\/.\-]{4,29}"
        fault={t('account:phoneFault')}
        required
      />
    </>
  );
}

function PlaceFields({ address, data, nodeId }: Fields & { data: AddressData }) {
  const { t } = usePage();
  const country = { id: `${nodeId}-country`, label: t('account:country'), error: '' };
  return (
    <>
      <TextField
        id={`${nodeId}-street`}
        name="street"
        label={t('account:street')}
        value={address?.street ?? ''}
        autoComplete="address-line1"
        required
      />
      <TextField
        id={`${nodeId}-number`}
        name="houseNumber"
        label={t('account:houseNumber')}
        value={address?.houseNumber ?? ''}
        autoComplete="off"
        maxLength={20}
        required
      />
      <TextField
        id={`${nodeId}-zip`}
        name="zipCode"
        label={t('account:zip')}
        value={address?.zipCode ?? ''}
        autoComplete="postal-code"
        maxLength={11}
        pattern="[A-Za-z0-9][A-Za-z0-9 \-]{1,10}"
        fault={t('account:zipFault')}
        required
      />
      <TextField
        id={`${nodeId}-city`}
        name="city"
        label={t('account:city')}
        value={address?.city ?? ''}
        autoComplete="address-level2"
        required
      />
      <Field {...country} required>
        <Select
          of={country}
          name="country"
          autoComplete="country"
          defaultValue={address?.country ?? data.proposed}
          options={data.countries.map(({ iso, name }) => ({ value: iso, label: name }))}
          required
        />
      </Field>
    </>
  );
}

function CompanyFields({ address, nodeId }: Fields) {
  const { t } = usePage();
  return (
    <>
      <TextField
        id={`${nodeId}-company`}
        name="companyName"
        label={t('account:company')}
        value={address?.companyName ?? ''}
        autoComplete="organization"
      />
      <TextField
        id={`${nodeId}-oib`}
        name="companyOIB"
        label={t('account:oib')}
        value={address?.companyOIB ?? ''}
        autoComplete="off"
        inputMode="numeric"
        maxLength={11}
        pattern="[0-9]{11}"
        fault={t('account:oibFault')}
      />
    </>
  );
}
