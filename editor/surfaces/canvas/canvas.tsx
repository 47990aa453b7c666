import { ContextMenu } from '@base-ui/react/context-menu';
import { useTexts } from '#kit/back-office-context.ts';
import menuStyles from '#kit/ui/menu.module.css';
import { usePortalRoot } from '#kit/ui/portal-root.ts';
import { NodeMenuItems } from '../../kernel/actions/node-menu-items.tsx';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import styles from './canvas.module.css';
import { CanvasProviders } from './canvas-providers.tsx';
import { Overlay } from './overlay.tsx';
import { PageContent } from './page-content.tsx';
import { useCanvasEvents } from './use-canvas-events.ts';
import { useCanvasKeys } from './use-canvas-keys.ts';
import { useCanvasTabs } from './use-canvas-tabs.ts';
import { useLayoutRefresh } from './use-layout-refresh.ts';
import { usePageSize } from './use-page-size.ts';
import { useSkippedSections } from './use-skipped-sections.ts';
import { WidthHandles } from './width-handles.tsx';

/** The page, as wide as the scope says, with the editor's marks drawn over it. */
export function Canvas() {
  const { scroller, stage } = useCanvasParts();
  const width = useEditorState((state) => state.scope.width);
  const preview = useEditorState((state) => state.ui.preview);
  const size = usePageSize();
  const t = useTexts();
  const selected = useEditorState((state) => state.selection.keys.at(-1));
  const onKeyDown = useCanvasKeys();
  const tabs = useCanvasTabs();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of blocks, not of form fields
    <div
      ref={scroller}
      role="group"
      aria-label={t('canvas.keys')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the one tab stop of the page; arrow keys walk through its blocks
      tabIndex={0}
      className={styles['scroller']}
      {...(selected === undefined ? {} : { 'data-drag-node': selected })}
      onFocusCapture={tabs.onFocusCapture}
      onKeyDown={(event) => {
        tabs.onKeyDown(event);
        onKeyDown(event);
      }}
    >
      <div
        ref={stage}
        className={styles['stage']}
        data-framed={width === null ? undefined : ''}
        style={width === null ? {} : { width: size.width * size.zoom }}
      >
        <Page zoom={size.zoom} />
        {!preview && <Overlay />}
        {width !== null && <WidthHandles width={width} zoom={size.zoom} />}
      </div>
      <span ref={tabs.end} tabIndex={-1} />
    </div>
  );
}

/** The root of the page; a right click opens the menu of the node under the pointer. */
function Page({ zoom }: { zoom: number }) {
  const { page } = useCanvasParts();
  const container = usePortalRoot();
  const events = useCanvasEvents();
  useLayoutRefresh();
  useSkippedSections();
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
