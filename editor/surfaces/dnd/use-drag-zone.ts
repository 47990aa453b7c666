import { useDraggable } from '@dnd-kit/core';
import type { KeyboardEvent, MouseEvent, SyntheticEvent, TouchEvent } from 'react';

/** What a drag zone puts on its element. */
export interface DragZone {
  ref(element: HTMLElement | null): void;
  onMouseDown(event: MouseEvent): void;
  onTouchStart(event: TouchEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Id of the page as a place to pick things up by a long press. */
export const PAGE_ZONE = 'canvas-page';

/** What is being typed into, and the editor's own controls, are no blocks to pick up. */
const NO_BLOCK =
  '[data-canvas-control], [contenteditable="true"], [contenteditable="plaintext-only"]';

/**
 * The page itself: a finger that rests on a block lifts it. A mouse has the handle for that, and
 * presses on the page select.
 */
export function usePageZone(): Pick<DragZone, 'ref' | 'onTouchStart'> {
  const { ref, onTouchStart } = useDragZone(PAGE_ZONE);
  return {
    ref,
    onTouchStart(event) {
      const { target, currentTarget } = event;
      const isBlock = target instanceof Element && currentTarget.contains(target);
      if (isBlock && !target.closest(NO_BLOCK)) onTouchStart(event);
    },
  };
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
