import {
  DndContext,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, type Ref, useMemo, useRef } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { usePortalRoot } from '#kit/ui/portal-root.ts';
import { nameOfSource } from '../../kernel/actions/move-operations.ts';
import { refusalText, typesOfSource } from '../../kernel/actions/say.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { createDragSession, type Point } from '../../kernel/placement/drag-session.ts';
import { sourceAt } from '../../kernel/placement/drag-source.ts';
import { useOutlineParts } from '../../kernel/placement/outline-parts.ts';
import { nodeOfPlaceKey } from '../../kernel/placement/slot-place.ts';
import { select } from '../../kernel/store/select.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { startAutoScroll } from './auto-scroll.ts';
import styles from './drag-chip.module.css';
import { keepTouch } from './keep-touch.ts';
import { PAGE_ZONE } from './use-drag-zone.ts';

const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };
/** dnd-kit's own messages stay silent: the editor says where things land. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Drag and drop for everything inside: dnd-kit senses it, the session decides what it means. */
export function DragProvider({ children }: { children: ReactNode }) {
  const t = useTexts();
  const editor = useEditor();
  const canvas = useCanvasParts();
  const outline = useOutlineParts();
  const container = usePortalRoot();
  const chip = useRef<HTMLDivElement>(null);
  const stop = useRef<(() => void) | null>(null);
  const session = useMemo(
    () => createDragSession(editor, canvas, outline),
    [editor, canvas, outline],
  );
  const dragging = useEditorState((state) => state.drag !== null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: KEYS,
      // Steps from line to line; the coordinates themselves never move anything.
      coordinateGetter(event) {
        const direction = STEPS[event.code];
        if (direction === undefined) return undefined;
        event.preventDefault();
        session.step(direction);
        revealLine();
        return undefined;
      },
    }),
  );

  function revealLine() {
    const { drag } = editor.store.getState();
    const { scroller } = canvas;
    if (!drag?.line || !scroller.current) return;
    scroller.current.scrollTo({
      top: drag.line.box.top - scroller.current.clientHeight / 2,
      behavior: 'smooth',
    });
  }

  /** What lies under a finger on the page; elsewhere what the pressed element says. */
  function sourceOf({ active, activatorEvent: { target } }: DragStartEvent) {
    const { keys } = editor.store.getState().selection;
    if (active.id !== PAGE_ZONE) return sourceAt(target, keys);
    const found = target === null ? null : canvas.elements.keyAt(target);
    if (found === null) return null;
    const key = nodeOfPlaceKey(found);
    if (!keys.includes(key)) select(editor.store, key);
    return { kind: 'nodes' as const, keys: keys.includes(key) ? keys : [key] };
  }

  function onDragStart(event: DragStartEvent) {
    const { activatorEvent } = event;
    const source = sourceOf(event);
    if (!source || !session.start(source)) return;
    if (activatorEvent instanceof KeyboardEvent) {
      session.begin();
      revealLine();
      return;
    }
    const letGo = activatorEvent instanceof TouchEvent ? keepTouch() : undefined;
    const unfollow = followPointer(
      (point) => {
        session.pointAt(point);
        if (chip.current) chip.current.style.translate = `${point.x + 12}px ${point.y + 12}px`;
      },
      () => [canvas.scroller.current, outline.tree.current?.parentElement ?? null],
    );
    stop.current = () => {
      unfollow();
      letGo?.();
    };
  }

  function end(finish: () => void) {
    stop.current?.();
    stop.current = null;
    if (editor.store.getState().drag) finish();
  }

  return (
    <DndContext
      sensors={sensors}
      autoScroll={false}
      collisionDetection={() => []}
      accessibility={{
        announcements: SILENT,
        screenReaderInstructions: { draggable: t('drag.instructions') },
        ...(container ? { container } : {}),
      }}
      onDragStart={onDragStart}
      onDragEnd={() => end(session.drop)}
      onDragCancel={() => end(session.cancel)}
    >
      {children}
      {dragging && <DragChip ref={chip} />}
    </DndContext>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Calls back with the pointer's place, also when the page scrolls under it; returns how to stop. */
function followPointer(
  onPoint: (point: Point) => void,
  scrollers: () => readonly (HTMLElement | null)[],
): () => void {
  let point: Point | null = null;
  const at = (next: Point) => {
    point = next;
    onPoint(next);
  };
  const onMouse = ({ clientX, clientY }: MouseEvent) => at({ x: clientX, y: clientY });
  const onTouch = ({ touches: [touch] }: TouchEvent) => {
    if (touch) at({ x: touch.clientX, y: touch.clientY });
  };
  const onScroll = () => {
    if (point) onPoint(point);
  };
  const stopScrolling = startAutoScroll(scrollers, () => point);
  window.addEventListener('mousemove', onMouse);
  window.addEventListener('touchmove', onTouch, { passive: true });
  window.addEventListener('scroll', onScroll, true);
  return () => {
    stopScrolling();
    window.removeEventListener('mousemove', onMouse);
    window.removeEventListener('touchmove', onTouch);
    window.removeEventListener('scroll', onScroll, true);
  };
}

/** What is dragged, beside the pointer; tells why a place refuses it. */
function DragChip({ ref }: { ref: Ref<HTMLDivElement> }) {
  const editor = useEditor();
  const drag = useEditorState((state) => state.drag);
  if (!drag) return null;
  return (
    <div ref={ref} className={styles['chip']} aria-hidden>
      <span className={styles['name']}>{nameOfSource(editor, drag.source)}</span>
      {drag.refusal && (
        <span className={styles['refusal']}>
          {refusalText(editor, drag.refusal, typesOfSource(drag.source))}
        </span>
      )}
    </div>
  );
}
