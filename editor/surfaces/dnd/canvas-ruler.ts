import type { CanvasParts } from '../../kernel/placement/canvas-parts.ts';
import type { Box } from '../../kernel/placement/drop-lines.ts';
import { boxWithin } from '../../kernel/placement/geometry.ts';
import { slotPlaceKey } from '../../kernel/placement/slot-place.ts';
import type { Ruler } from './measure-lists.ts';

/** Measures the canvas, relative to the stage. */
export function canvasRuler({ elements, stage, page }: CanvasParts, pageId: number): Ruler {
  const boxOf = (key: string): Box | null => {
    const element = elements.shown(key);
    return element && stage.current ? boxWithin(element, stage.current) : null;
  };
  return {
    node: boxOf,
    emptySlot: (key, slot) => boxOf(slotPlaceKey(key, slot)),
    roots(elementId) {
      const main = page.current?.querySelector('.izlog-main');
      return elementId === pageId && main && stage.current ? boxWithin(main, stage.current) : null;
    },
  };
}
