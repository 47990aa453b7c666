import { MoveDialog } from '../dnd/move-dialog.tsx';
import { BackToMasterDialog } from '../masters/back-to-master-dialog.tsx';
import { DetachDialog } from '../masters/detach-dialog.tsx';
import { SaveAsMasterDialog } from '../masters/save-as-master-dialog.tsx';
import { InsertDialog } from '../palette/insert-dialog.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { ScheduleDialog } from '../publish/schedule-dialog.tsx';
import { UnpublishDialog } from '../publish/unpublish-dialog.tsx';
import { RevisionsDialog } from '../revisions/revisions-dialog.tsx';
import { ConflictDialog } from '../save/conflict-dialog.tsx';
import { FindingsDialog } from '../save/findings-dialog.tsx';
import { LeaveDialog } from '../save/leave-dialog.tsx';
import { useUi } from '../store/selectors.ts';
import { CommandPalette } from './command-palette.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** The dialog that is open. */
export function CurrentDialog() {
  const dialog = useUi('dialog');
  switch (dialog?.name) {
    case undefined:
      return null;
    case 'shortcuts':
      return <ShortcutsDialog />;
    case 'palette':
      return <CommandPalette />;
    case 'move':
      return <MoveDialog keys={dialog.keys} />;
    case 'insert':
      return <InsertDialog place={dialog.place} />;
    case 'back-to-master':
      return <BackToMasterDialog nodeKey={dialog.key} />;
    case 'detach':
      return <DetachDialog nodeKey={dialog.key} />;
    case 'save-as-master':
      return <SaveAsMasterDialog nodeKey={dialog.key} />;
    case 'publish':
      return <PublishDialog />;
    case 'schedule':
      return <ScheduleDialog elementId={dialog.elementId} />;
    case 'unpublish':
      return <UnpublishDialog />;
    case 'revisions':
      return <RevisionsDialog elementId={dialog.elementId} />;
    case 'conflict':
      return <ConflictDialog elementId={dialog.elementId} />;
    case 'findings':
      return <FindingsDialog elementId={dialog.elementId} />;
    case 'leave':
      return <LeaveDialog href={dialog.href} />;
  }
}
