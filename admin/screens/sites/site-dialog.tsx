import { useTexts } from '#kit/back-office-context.ts';
import type { AdminSite } from '#schemas/api/admin-sites.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { SiteFields, useSiteDraft } from './site-form.tsx';

interface SiteDialogProps {
  /** The site that is changed; absent for a new one. */
  site?: AdminSite;
  onClose(): void;
  onSaved(site: AdminSite): void;
}

/** Makes or changes a site. */
export function SiteDialog({ site, onClose, onSaved }: SiteDialogProps) {
  const t = useTexts();
  const draft = useSiteDraft(site, onSaved);
  return (
    <FormDialog
      title={t(site ? 'admin.sites.change' : 'admin.sites.add')}
      description={site ? undefined : t('admin.sites.addText')}
      submit={t(site ? 'admin.save' : 'admin.sites.make')}
      isBusy={draft.isBusy}
      onSubmit={(event) => void draft.save(event)}
      onClose={onClose}
    >
      <SiteFields {...draft} />
    </FormDialog>
  );
}
