import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { changeZoom } from '../../kernel/store/view/zoom.ts';

/** Turns of a wheel in px that make one step; touchpads send many small ones. */
const STEP_PX = 60;

/** Ctrl and the wheel, or a pinch on a touchpad, show the page larger or smaller below the pointer. */
export function useWheelZoom(shown: number): void {
  const { store } = useEditor();
  const { scroller } = useCanvasParts();
  const turn = useEffectEvent((step: 1 | -1) => changeZoom(store, step, shown));
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let turned = 0;
    const onWheel = (event: WheelEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      turned += event.deltaY;
      if (Math.abs(turned) < STEP_PX) return;
      const before = element.scrollHeight;
      const y = event.clientY - element.getBoundingClientRect().top;
      turn(turned > 0 ? -1 : 1);
      turned = 0;
      requestAnimationFrame(() => {
        element.scrollTop = ((element.scrollTop + y) * element.scrollHeight) / before - y;
      });
    };
    // The browser would zoom the whole window, unless it is told not to before it does.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [scroller]);
}
