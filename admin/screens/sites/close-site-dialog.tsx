import { useBackOffice } from '#kit/back-office-context.ts';
import { type AdminSite, adminCloseSite } from '#schemas/api/admin-sites.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';

interface CloseSiteDialogProps {
  site: AdminSite;
  onClose(): void;
  onDone(site: AdminSite): void;
}

/** Asks before the pages of a site go. */
export function CloseSiteDialog({ site, onClose, onDone }: CloseSiteDialogProps) {
  const { api, t } = useBackOffice();
  const { failure, send } = useSend();
  const { id, name } = site;
  return (
    <ConfirmDialog
      title={t('admin.sites.closeTitle', { name })}
      text={t('admin.sites.closeText')}
      confirm={t('admin.sites.closeNow')}
      kind="danger"
      onConfirm={() => void send(() => api.call(adminCloseSite, { params: { id } }), onDone)}
      onClose={onClose}
    >
      <Refusal failure={failure} />
    </ConfirmDialog>
  );
}
