import { ContextMenu } from '@base-ui/react/context-menu';

import { NodeMenuItems } from '../actions/node-menu-items.tsx';
import { useEditorState } from '../store/selectors.ts';
import menuStyles from '../ui/menu.module.css';
import { usePortalRoot } from '../ui/portal-root.ts';
import styles from './canvas.module.css';
import { useCanvasParts } from './canvas-parts.ts';
import { CanvasProviders } from './canvas-providers.tsx';
import { Overlay } from './overlay.tsx';
import { PageContent } from './page-content.tsx';
import { useCanvasEvents } from './use-canvas-events.ts';
import { useCanvasZoom } from './use-canvas-zoom.ts';
import { useLayoutRefresh } from './use-layout-refresh.ts';
import { WidthHandles } from './width-handles.tsx';

/** The page, as wide as the scope says, with the editor's marks drawn over it. */
export function Canvas() {
  const { scroller, stage } = useCanvasParts();
  const width = useEditorState((state) => state.scope.width);
  const preview = useEditorState((state) => state.ui.preview);
  const zoom = useCanvasZoom(width);
  return (
    <div ref={scroller} className={styles['scroller']}>
      <div
        ref={stage}
        className={styles['stage']}
        data-framed={width === null ? undefined : ''}
        style={width === null ? {} : { width: width * zoom }}
      >
        <Page zoom={zoom} />
        {!preview && <Overlay />}
        {width !== null && <WidthHandles width={width} zoom={zoom} />}
      </div>
    </div>
  );
}

/** The root of the page; a right click opens the menu of the node under the pointer. */
function Page({ zoom }: { zoom: number }) {
  const { page } = useCanvasParts();
  const container = usePortalRoot();
  const events = useCanvasEvents();
  useLayoutRefresh();
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger
        ref={page}
        className={`izlog-page ${styles['page']}`}
        style={zoom === 1 ? {} : { zoom }}
        {...events}
      >
        <CanvasProviders>
          <PageContent />
        </CanvasProviders>
      </ContextMenu.Trigger>
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
