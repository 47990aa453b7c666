import { type SubmitEvent, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { TextField } from '#kit/ui/text-field.tsx';
import {
  type AdminSite,
  adminCreateSite,
  adminUpdateSite,
  type SiteWrite,
} from '#schemas/api/admin-sites.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { AreaField } from '../system/fields.tsx';
import styles from '../system/system.module.css';
import { type SiteDraft, siteDraftOf, siteFaults, toSiteWrite } from './site-draft.ts';
import { CurrencyField, LanguageFields } from './site-fields.tsx';
import own from './sites.module.css';

interface SiteDialogProps {
  /** The site that is changed; absent for a new one. */
  site?: AdminSite;
  onClose(): void;
  onSaved(site: AdminSite): void;
}

/** Makes or changes a site; what the server finds wrong is said at its field. */
export function SiteDialog({ site, onClose, onSaved }: SiteDialogProps) {
  const { api, t } = useBackOffice();
  const { failure, send } = useSend();
  const [draft, setDraft] = useState(() => siteDraftOf(site));
  const [isBusy, setBusy] = useState(false);
  const faults = siteFaults(failure, draft, t);
  const change = (part: Partial<SiteDraft>) => setDraft({ ...draft, ...part });

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const body: SiteWrite = toSiteWrite(draft);
    setBusy(true);
    await send(
      () =>
        site
          ? api.call(adminUpdateSite, { params: { id: site.id }, body })
          : api.call(adminCreateSite, { body }),
      onSaved,
    );
    setBusy(false);
  }

  return (
    <FormDialog
      title={t(site ? 'admin.sites.change' : 'admin.sites.add')}
      description={site ? undefined : t('admin.sites.addText')}
      submit={t(site ? 'admin.save' : 'admin.sites.make')}
      isBusy={isBusy}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <TextField
        label={t('admin.sites.name')}
        autoComplete="off"
        maxLength={80}
        value={draft.name}
        error={faults.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={t('admin.sites.address')}
        type="url"
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        value={draft.url}
        error={faults.url}
        onChange={({ target }) => change({ url: target.value })}
      />
      <p className={styles['hint']}>{t('admin.sites.addressHint')}</p>
      <AreaField
        label={t('admin.sites.hosts')}
        value={draft.hosts}
        onChange={(hosts) => change({ hosts })}
      />
      {faults.hosts && (
        <p className={own['fault']} role="alert">
          {faults.hosts}
        </p>
      )}
      <LanguageFields draft={draft} onChange={change} />
      <CurrencyField draft={draft} onChange={change} />
      {faults.isEmpty && <Refusal failure={failure} />}
    </FormDialog>
  );
}
