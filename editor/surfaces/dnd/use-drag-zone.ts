import { useDraggable } from '@dnd-kit/core';
import type { KeyboardEvent, MouseEvent, SyntheticEvent, TouchEvent } from 'react';

/** What a drag zone puts on its element. */
export interface DragZone {
  ref(element: HTMLElement | null): void;
  onMouseDown(event: MouseEvent): void;
  onTouchStart(event: TouchEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Listeners for an element in which things can be picked up. One zone serves all of them, however
 * many: what is dragged is in the `data-drag-…` attributes of the element that was pressed.
 */
export function useDragZone(id: string): DragZone {
  const { setNodeRef, listeners } = useDraggable({ id });
  const pass = (name: string, event: SyntheticEvent) => listeners?.[name]?.(event);
  return {
    ref: setNodeRef,
    onMouseDown: (event) => pass('onMouseDown', event),
    onTouchStart: (event) => pass('onTouchStart', event),
    onKeyDown: (event) => pass('onKeyDown', event),
  };
}
