import type { EditorStore } from '../editor-store.ts';
import { setUi } from '../ui.ts';

/** Sizes at which the page is shown by hand, 1 = as visitors see it. */
export const ZOOM_STEPS: readonly number[] = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2];

/** The next larger (1) or smaller (-1) size behind the one that is shown; the last one stays. */
export function nextZoom(shown: number, step: 1 | -1): number {
  const steps = step === 1 ? ZOOM_STEPS : ZOOM_STEPS.toReversed();
  const isBeyond = (size: number) => (step === 1 ? size > shown + 0.005 : size < shown - 0.005);
  return steps.find(isBeyond) ?? steps.at(-1) ?? 1;
}

/** Shows the page one step larger or smaller. `shown` is how large it is now, where it fits the window. */
export function changeZoom(store: EditorStore, step: 1 | -1, shown = 1): void {
  setUi(store, { zoom: nextZoom(store.getState().ui.zoom ?? shown, step) });
}
