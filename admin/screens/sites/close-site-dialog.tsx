import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { type AdminSite, adminCloseSite } from '#schemas/api/admin-sites.ts';
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
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('admin.sites.closeTitle', { name })}
      description={t('admin.sites.closeText')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button size="l" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button
            size="l"
            kind="danger"
            onClick={() => void send(() => api.call(adminCloseSite, { params: { id } }), onDone)}
          >
            {t('admin.sites.closeNow')}
          </Button>
        </>
      }
    >
      <Refusal failure={failure} />
    </Dialog>
  );
}
