import type { CanvasParts } from './canvas-parts.ts';
import type { Box } from './drop-lines.ts';
import { boxWithin } from './geometry.ts';
import type { Ruler } from './measure-lists.ts';
import { slotPlaceKey } from './slot-place.ts';

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
