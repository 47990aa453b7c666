import { createContext, useContext } from 'react';

import { createGeometry, type Geometry } from './geometry.ts';
import { createNodeElements, type NodeElements } from './node-elements.ts';

/** The DOM of the canvas, shared by what draws over it and by drag and drop. */
export interface CanvasParts {
  elements: NodeElements;
  geometry: Geometry;
  /** Scrolls. */
  scroller: { current: HTMLDivElement | null };
  /** Holds the page and what is drawn over it; boxes are relative to it. */
  stage: { current: HTMLDivElement | null };
  /** Root of the page (`.izlog-page`). */
  page: { current: HTMLDivElement | null };
}

export function createCanvasParts(): CanvasParts {
  const elements = createNodeElements();
  const stage: CanvasParts['stage'] = { current: null };
  return {
    elements,
    stage,
    geometry: createGeometry(elements, () => stage.current),
    scroller: { current: null },
    page: { current: null },
  };
}

export const CanvasPartsContext = createContext<CanvasParts | null>(null);

export function useCanvasParts(): CanvasParts {
  const parts = useContext(CanvasPartsContext);
  if (!parts) {
    throw new Error(
      'Izlog: useCanvasParts() outside of the editor. Wrap the tree in <CanvasPartsContext>.',
    );
  }
  return parts;
}
