import { LockDialog } from '../../flows/locks/lock-dialog.tsx';
import { BackToMasterDialog } from '../../flows/masters/back-to-master-dialog.tsx';
import { DetachDialog } from '../../flows/masters/detach-dialog.tsx';
import { SaveAsMasterDialog } from '../../flows/masters/save-as-master-dialog.tsx';
import { PagesDialog } from '../../flows/pages/pages-dialog.tsx';
import { PatternsDialog } from '../../flows/patterns/patterns-dialog.tsx';
import { SaveAsPatternDialog } from '../../flows/patterns/save-as-pattern-dialog.tsx';
import { PublishDialog } from '../../flows/publish/publish-dialog.tsx';
import { ScheduleDialog } from '../../flows/publish/schedule-dialog.tsx';
import { UnpublishDialog } from '../../flows/publish/unpublish-dialog.tsx';
import { RevisionsDialog } from '../../flows/revisions/revisions-dialog.tsx';
import { ConflictDialog } from '../../flows/save/conflict-dialog.tsx';
import { FindingsDialog } from '../../flows/save/findings-dialog.tsx';
import { LeaveDialog } from '../../flows/save/leave-dialog.tsx';
import type { DialogState } from '../../kernel/store/editor-state.ts';
import { MoveDialog } from '../../surfaces/dnd/move-dialog.tsx';
import { InsertDialog } from '../../surfaces/palette/insert-dialog.tsx';
import { CommandPalette } from './command-palette.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** Every dialog by its name in the state. */
export function Dialogs({ dialog }: { dialog: DialogState }) {
  switch (dialog.name) {
    case 'shortcuts':
      return <ShortcutsDialog />;
    case 'palette':
      return <CommandPalette />;
    case 'pages':
      return <PagesDialog kind={dialog.kind} />;
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
    case 'rename':
      return <RenameDialog nodeKey={dialog.key} />;
    case 'lock':
      return <LockDialog nodeKey={dialog.key} />;
    case 'save-as-pattern':
      return <SaveAsPatternDialog />;
    case 'patterns':
      return <PatternsDialog />;
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
