import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { LoginNote } from '../../_ui/account/account-note.tsx';
import { AccountPanel } from '../../_ui/account/account-panel.tsx';
import { EditSheet } from '../../_ui/account/edit-sheet.tsx';
import { TextField } from '../../_ui/account/text-field.tsx';
import type { PersonalData } from './personal-data-form.loader.ts';
import styles from './personal-data-form.module.css';
import type { PersonalDataFormValues } from './personal-data-form.schema.ts';

/** The customer's own data, to read and, opened, to change (PROF-04, PROF-08, PROF-10). */
export function PersonalDataForm({
  values,
  data: { customer },
  nodeId,
}: BlockProps<PersonalDataFormValues, PersonalData>) {
  const { t } = usePage();
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <AccountPanel
        title={values.title === '' ? t('personal-data-form:title') : values.title}
        titleId={titleId}
      >
        {customer ? <Sheet customer={customer} nodeId={nodeId} /> : <LoginNote />}
      </AccountPanel>
    </BlockRoot>
  );
}

function Sheet({
  customer,
  nodeId,
}: {
  customer: NonNullable<PersonalData['customer']>;
  nodeId: string;
}) {
  const { t } = usePage();
  const { firstName, lastName, email, barcode } = customer;
  const idOf = (name: string) => `${nodeId}-${name}`;
  return (
    <EditSheet
      action={ACTIONS.profile}
      name="users.update"
      lines={[
        { label: t('account:firstName'), text: firstName },
        { label: t('account:lastName'), text: lastName },
        { label: t('account:email'), text: email },
        { label: t('account:barcode'), text: barcode },
      ]}
    >
      <TextField
        id={idOf('firstName')}
        name="firstName"
        label={t('account:firstName')}
        value={firstName}
        autoComplete="given-name"
        required
      />
      <TextField
        id={idOf('lastName')}
        name="lastName"
        label={t('account:lastName')}
        value={lastName}
        autoComplete="family-name"
        required
      />
      <TextField
        id={idOf('email')}
        name="email"
        type="email"
        label={t('account:email')}
        value={email}
        autoComplete="email"
        maxLength={254}
        required
        isWide
      />
      <TextField
        id={idOf('card')}
        name="memberCardBarcode"
        label={t('account:barcode')}
        value={barcode}
        autoComplete="off"
        maxLength={40}
        pattern="[0-9A-Za-z\-]{4,40}"
        fault={t('account:barcodeFault')}
        taken={t('account:barcodeUnknown')}
        isWide
      />
    </EditSheet>
  );
}
