import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { NodeContextMenu } from '../../kernel/actions/node-context-menu.tsx';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import type { EditorState } from '../../kernel/store/editor-state.ts';
import { useEditorState, useUi } from '../../kernel/store/selectors.ts';
import { usePageZone } from '../dnd/use-drag-zone.ts';
import styles from './canvas.module.css';
import { CanvasProviders } from './canvas-providers.tsx';
import { Overlay } from './overlay.tsx';
import { PageContent } from './page-content.tsx';
import { usePageSize } from './page-size.ts';
import { useCanvasEvents } from './use-canvas-events.ts';
import { useCanvasKeys } from './use-canvas-keys.ts';
import { useSkippedSections } from './use-skipped-sections.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';
import { WidthHandles } from './width-handles.tsx';

const MOVING_EVENTS = ['transitionend', 'animationend', 'load', 'scroll'] as const;

/** The page, as wide as the scope says, with the editor's marks drawn over it. */
export function Canvas() {
  const { scroller, stage } = useCanvasParts();
  const width = useEditorState((state) => state.scope.width);
  const preview = useEditorState((state) => state.ui.preview);
  const size = usePageSize();
  const isSized = useUi('zoom') !== null || width !== null;
  useWheelZoom(size.zoom);
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
        style={isSized ? { width: size.width * size.zoom } : {}}
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
  const events = useCanvasEvents();
  const zone = usePageZone();
  const { ref: zoneRef } = zone;
  const root = useCallback(
    (element: HTMLDivElement | null) => {
      page.current = element;
      zoneRef(element);
    },
    [page, zoneRef],
  );
  useLayoutRefresh();
  useSkippedSections();
  return (
    <NodeContextMenu>
      <div
        ref={root}
        onTouchStart={zone.onTouchStart}
        className={`izlog-page ${styles['page']}`}
        style={zoom === 1 ? {} : { zoom }}
        {...events}
      >
        <CanvasProviders>
          <PageContent />
        </CanvasProviders>
      </div>
    </NodeContextMenu>
  );
}

/** Measures again after everything that may move a node: its own size, the page's, a change. */
function useLayoutRefresh(): void {
  const { store } = useEditor();
  const { geometry, page } = useCanvasParts();
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => geometry.refresh());
    };
    const observer = new ResizeObserver(later);
    observer.observe(element);
    const stop = store.subscribe((state, before) => {
      if (mayMove(state, before)) later();
    });
    for (const event of MOVING_EVENTS) element.addEventListener(event, later, true);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      stop();
      for (const event of MOVING_EVENTS) element.removeEventListener(event, later, true);
    };
  }, [page, geometry, store]);
}

function mayMove(state: EditorState, before: EditorState): boolean {
  return (
    state.documents !== before.documents ||
    state.selection !== before.selection ||
    state.scope !== before.scope
  );
}

/**
 * Makes the whole page one tab stop, however many links and buttons its blocks have: Tab comes to
 * the canvas itself and leaves it behind all of them. What is clicked, or focused by the editor,
 * keeps the focus.
 */
function useCanvasTabs() {
  const end = useRef<HTMLSpanElement>(null);
  const lastKey = useRef('');
  useEffect(() => {
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      lastKey.current = key;
    };
    const onPointerDown = () => {
      lastKey.current = '';
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, []);

  return {
    /** Stands behind everything on the canvas; the browser goes on from there. */
    end,
    onKeyDown({ key, shiftKey, target, currentTarget }: KeyboardEvent<HTMLElement>) {
      if (key === 'Tab' && !shiftKey && target === currentTarget) end.current?.focus();
    },
    onFocusCapture({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      // The tools of a text are below it in React, and beside the canvas on the page.
      if (!currentTarget.contains(target)) return;
      const comesIn = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
      if (lastKey.current !== 'Tab' || !comesIn || target === currentTarget) return;
      if (target !== end.current) currentTarget.focus();
    },
  };
}
