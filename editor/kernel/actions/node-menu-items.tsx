import { useTexts } from '#kit/back-office-context.ts';
import { MenuItem, MenuSeparator } from '#kit/ui/menu.tsx';
import { useEditor } from '../editor-context.ts';
import { useEditorState } from '../store/selectors.ts';
import { mayLock } from './node-actions.ts';
import { useAction } from './use-action.ts';

/** What can be done with the selected nodes; for the bar's menu and the context menu. */
export function NodeMenuItems() {
  const canLock = mayLock(useEditor());
  const isChild = useAction('backToMaster').enabled;
  const inMaster = useEditorState((state) => state.scope.masterId !== null);
  return (
    <>
      <Item id="insert" />
      <MenuSeparator />
      {['copy', 'cut', 'paste', 'duplicate'].map((id) => (
        <Item key={id} id={id} />
      ))}
      <MenuSeparator />
      {['moveUp', 'moveDown', 'moveTo', 'wrapEach', 'wrapAll', 'selectParent'].map((id) => (
        <Item key={id} id={id} />
      ))}
      <MenuSeparator />
      <HideItem id="hideDesktop" shownId="showDesktop" />
      <HideItem id="hideMobile" shownId="showMobile" />
      <Item id="rename" />
      {canLock && <Item id="lock" />}
      <MenuSeparator />
      {inMaster && <Item id="leaveMaster" />}
      {isChild && ['editMaster', 'backToMaster', 'detach'].map((id) => <Item key={id} id={id} />)}
      {!isChild && !inMaster && <Item id="saveAsMaster" />}
      <Item id="saveAsPattern" />
      <MenuSeparator />
      <Item id="delete" danger />
    </>
  );
}

function Item({ id, danger = false }: { id: string; danger?: boolean }) {
  const { label, icon, keys, enabled, run } = useAction(id);
  return (
    <MenuItem
      label={label}
      icon={icon}
      keys={keys}
      danger={danger}
      disabled={!enabled}
      onSelect={run}
    />
  );
}

/** "Hide on phones" while it shows there, "Show on phones" while it is hidden. */
function HideItem({ id, shownId }: { id: string; shownId: string }) {
  const t = useTexts();
  const { label, icon, enabled, pressed, run } = useAction(id);
  return (
    <MenuItem
      label={pressed ? t(`action.${shownId}`) : label}
      icon={icon}
      disabled={!enabled}
      onSelect={run}
    />
  );
}
