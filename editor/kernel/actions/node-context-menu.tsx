import { ContextMenu } from '@base-ui/react/context-menu';
import { type ReactElement, useState } from 'react';
import menuStyles from '#kit/ui/menu.module.css';
import { usePortalRoot } from '#kit/ui/portal-root.ts';
import { useEditor } from '../editor-context.ts';
import { NodeMenuItems } from './node-menu-items.tsx';

/** The menu of the selected nodes, opened by a right click or the menu key on what it is around. */
export function NodeContextMenu({ children }: { children: ReactElement<Record<string, unknown>> }) {
  const container = usePortalRoot();
  const { store } = useEditor();
  const [isOpen, setOpen] = useState(false);
  // A finger that rests on a block lifts it; the menu would cover where it goes.
  const isDragging = () => store.getState().drag !== null;
  return (
    <ContextMenu.Root open={isOpen} onOpenChange={(next) => setOpen(next && !isDragging())}>
      <ContextMenu.Trigger render={children} />
      <ContextMenu.Portal container={container}>
        <ContextMenu.Positioner className={menuStyles['positioner']}>
          <ContextMenu.Popup className={menuStyles['popup']}>
            <NodeMenuItems />
          </ContextMenu.Popup>
        </ContextMenu.Positioner>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}
