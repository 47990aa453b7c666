import type { EditorStore } from '../store/editor-store.ts';
import type { CanvasParts } from './canvas-parts.ts';

/** Scrolls the canvas to the selected node, after it was drawn. */
export function revealSelected(store: EditorStore, { elements }: CanvasParts): void {
  requestAnimationFrame(() => {
    const key = store.getState().selection.keys.at(-1);
    const element = key === undefined ? null : elements.shown(key);
    if (!element) return;
    const { top, height } = element.getBoundingClientRect();
    const isTall = height > window.innerHeight - 160;
    const isShown = top >= 100 && top + height <= window.innerHeight - 40;
    if (isShown) return;
    element.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'smooth' });
  });
}
