import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';

import { useBackOffice, useTexts } from '../back-office-context.ts';
import styles from './sortable-list.module.css';

/** Our status line says what happens, in the language of the user. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

interface SortableListProps {
  /** Names of the rows in their order. */
  names: readonly string[];
  /** A row was dropped at another place; whoever moves it says so, and keeps the focus with it. */
  onMove(from: number, to: number): void;
  children: ReactNode;
}

/** Rows that are put in order by their handles: by pointer, touch or keyboard. Every step is said. */
export function SortableList({ names, onMove, children }: SortableListProps) {
  const { announce, t } = useBackOffice();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const say = (key: 'picked' | 'moved' | 'cancelled', from: number, to: number) =>
    announce(
      t(`panel.list.${key}`, { name: names[from] ?? '', place: to + 1, count: names.length }),
    );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: SILENT,
        screenReaderInstructions: { draggable: t('panel.list.instructions') },
        // The row that was moved is in another element now.
        restoreFocus: false,
      }}
      onDragStart={({ active }) => say('picked', indexOf(active), indexOf(active))}
      onDragOver={({ active, over }) => {
        if (over && over.id !== active.id) say('moved', indexOf(active), indexOf(over));
      }}
      onDragEnd={({ active, over }) => {
        const from = indexOf(active);
        if (over && over.id !== active.id) onMove(from, indexOf(over));
        else say('cancelled', from, from);
      }}
      onDragCancel={({ active }) => say('cancelled', indexOf(active), indexOf(active))}
    >
      <SortableContext
        items={names.map((_, index) => rowId(index))}
        strategy={verticalListSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** A row is its place: the items of a list have no identity of their own. */
function rowId(index: number): string {
  return `row-${index}`;
}

function indexOf({ id }: { id: string | number }): number {
  return Number(String(id).replace('row-', ''));
}

/** Makes an element a row of the list around it. `handle` goes to its `DragHandle`. */
export function useSortableRow(index: number, disabled: boolean) {
  const t = useTexts();
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id: rowId(index),
    disabled,
    animateLayoutChanges: () => false,
    attributes: { roleDescription: t('panel.list.draggable') },
  });
  const style: CSSProperties = {
    ...(transform ? { translate: `0 ${transform.y}px` } : {}),
    ...(transition ? { transition: transition.replace('transform', 'translate') } : {}),
  };
  return {
    row: { ref: setNodeRef, style, 'data-dragging': isDragging ? '' : undefined },
    handle: { ...attributes, ...listeners, ref: setActivatorNodeRef },
  };
}

interface DragHandleProps {
  name: string;
  disabled: boolean;
  handle: ReturnType<typeof useSortableRow>['handle'];
}

/** What a row is picked up by. */
export function DragHandle({ name, disabled, handle }: DragHandleProps) {
  const t = useTexts();
  return (
    <button
      type="button"
      {...handle}
      className={styles['handle']}
      data-part="handle"
      aria-label={t('panel.list.handle', { name })}
      disabled={disabled}
    >
      <GripVertical size={14} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
