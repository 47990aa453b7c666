import { type SubmitEvent, useState } from 'react';
import { useBackOffice, useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import {
  type AdminSite,
  adminCreateSite,
  adminUpdateSite,
  type SiteWrite,
} from '#schemas/api/admin-sites.ts';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { AreaField } from '../system/fields.tsx';
import styles from '../system/system.module.css';
import { type SiteDraft, siteDraftOf, siteFaults, toSiteWrite } from './site-draft.ts';
import { CurrencyField, LanguageFields } from './site-fields.tsx';
import { SharingFields } from './site-sharing.tsx';
import own from './sites.module.css';

/** A site that is being made or changed, and what the server said of it. */
export function useSiteDraft(site: AdminSite | undefined, onSaved: (site: AdminSite) => void) {
  const { api } = useBackOffice();
  const { failure, send } = useSend();
  const [draft, setDraft] = useState(() => siteDraftOf(site));
  const [isBusy, setBusy] = useState(false);

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

  return {
    site,
    draft,
    failure,
    isBusy,
    save,
    change: (part: Partial<SiteDraft>) => setDraft({ ...draft, ...part }),
  };
}

/** What an owner says of a site; what the server finds wrong is said at its field. */
export function SiteFields({ site, draft, failure, change }: ReturnType<typeof useSiteDraft>) {
  const t = useTexts();
  const faults = siteFaults(failure, draft, t);
  return (
    <>
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
      <SharingFields site={site} draft={draft} onChange={change} />
      {faults.isEmpty && <Refusal failure={failure} />}
    </>
  );
}

/** The same as a form of its own. */
export function SiteForm({
  site,
  onSaved,
}: {
  site: AdminSite | undefined;
  onSaved(site: AdminSite): void;
}) {
  const t = useTexts();
  const draft = useSiteDraft(site, onSaved);
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void draft.save(event)}>
      <SiteFields {...draft} />
      <Button className={own['save']} kind="primary" size="l" type="submit" disabled={draft.isBusy}>
        {t('admin.save')}
      </Button>
    </form>
  );
}
