import { placeForInsert } from '../actions/insert-operations.ts';
import { describeLine, dropAt, nameOfSource } from '../actions/move-operations.ts';
import { say, sayRefusal, typesOfSource } from '../actions/say.ts';
import { nodeAt, sceneOf } from '../actions/scene.ts';
import type { EditorContextValue } from '../editor-context.ts';
import { isSameList, type Place } from '../store/documents.ts';
import type { DragSource, DragSurface } from '../store/editor-state.ts';
import { canvasElements } from '../store/nodes/compose-canvas.ts';
import type { CanvasParts } from './canvas-parts.ts';
import {
  type Box,
  type DropTarget,
  legalLines,
  type MeasuredList,
  stepLine,
  targetAt,
} from './drop-lines.ts';
import { boxWithin } from './geometry.ts';
import { measureLists, type Ruler } from './measure-lists.ts';
import { outlineRows } from './outline-rows.ts';
import { outlineRuler } from './outline-ruler.ts';
import { listOf, refusesToMove } from './placement-rules.ts';
import { slotPlaceKey } from './slot-place.ts';

/** A point in the window. */
export interface Point {
  x: number;
  y: number;
}

/** One drag from pick-up to landing; knows nothing of the sensor behind it. */
export interface DragSession {
  /** False when what was pressed may not be moved. */
  start(source: DragSource): boolean;
  /** The pointer is at this point of the window. */
  pointAt(point: Point): void;
  /** Shows where the thing is, or would be put, for the keyboard to begin at. */
  begin(): void;
  /** Steps to the line before or behind, for the keyboard. */
  step(direction: 1 | -1): void;
  drop(): void;
  cancel(): void;
}

/** Where the outline's rows begin; null while it is closed. */
export interface OutlineParts {
  tree: { current: HTMLElement | null };
}

export function createDragSession(
  editor: EditorContextValue,
  canvas: CanvasParts,
  outline: OutlineParts,
): DragSession {
  const { store } = editor;
  let lists: Record<DragSurface, readonly MeasuredList[]> = { canvas: [], outline: [] };

  const show = (surface: DragSurface, { line, refusal }: DropTarget) => {
    const { drag } = store.getState();
    if (!drag) return;
    if (drag.surface === surface && drag.line?.id === line?.id && drag.refusal === refusal) return;
    store.setState({ drag: { ...drag, surface, line, refusal } });
    if (line) say(editor, 'drag.over', { line: describeLine(editor, line) });
    else if (refusal) sayRefusal(editor, refusal, typesOfSource(drag.source));
  };

  /** Without the line right behind a node that is moved: it is there already. */
  const keyboardLines = () => {
    const home = homeOf(editor, store.getState().drag?.source);
    const isMove = store.getState().drag?.source.kind === 'nodes';
    const behind = home && isMove ? { ...home, index: home.index + 1 } : null;
    return legalLines(lists.canvas).filter(({ place }) => !(behind && isSamePlace(place, behind)));
  };

  const end = () => {
    store.setState({ drag: null });
    lists = { canvas: [], outline: [] };
  };

  return {
    start(source) {
      const scene = sceneOf(editor);
      const refusal = refusesToMove(source, scene);
      if (refusal) {
        sayRefusal(editor, refusal);
        return false;
      }
      const { ui, placement } = store.getState();
      const rows = outlineRows(scene.composition, canvasElements({ placement }), ui.folded);
      const width = outline.tree.current?.clientWidth ?? 0;
      lists = {
        canvas: measureLists(source, scene, canvasRuler(canvas, placement.page)),
        outline: outline.tree.current ? measureLists(source, scene, outlineRuler(rows, width)) : [],
      };
      store.setState({ drag: { source, surface: 'canvas', line: null, refusal: null } });
      say(editor, 'drag.started', { name: nameOfSource(editor, source) });
      return true;
    },
    pointAt(point) {
      const inOutline = relativeTo(outline.tree.current?.parentElement ?? null, point, true);
      const tree = inOutline && relativeTo(outline.tree.current, point, false);
      if (tree) {
        show('outline', targetAt(tree, lists.outline));
        return;
      }
      const inCanvas = relativeTo(canvas.scroller.current, point, true);
      const stage = inCanvas && relativeTo(canvas.stage.current, point, false);
      show('canvas', stage ? targetAt(stage, lists.canvas) : { line: null, refusal: null });
    },
    begin() {
      const lines = keyboardLines();
      const home = homeOf(editor, store.getState().drag?.source);
      const line = lines.find(({ place }) => home && isSamePlace(place, home)) ?? lines[0];
      if (line) show('canvas', { line, refusal: null });
    },
    step(direction) {
      const { drag } = store.getState();
      const line = stepLine(keyboardLines(), drag?.line?.id ?? null, direction);
      if (line) show('canvas', { line, refusal: null });
    },
    drop() {
      const { drag } = store.getState();
      end();
      if (drag?.line) dropAt(editor, drag.source, drag.line.place);
      else say(editor, 'drag.cancelled');
    },
    cancel() {
      end();
      say(editor, 'drag.cancelled');
    },
  };
}

/** Where the only node that is moved is, or where a new thing goes without pointing. */
function homeOf(editor: EditorContextValue, source: DragSource | undefined): Place | null {
  if (!source) return null;
  if (source.kind !== 'nodes') return placeForInsert(editor);
  const [key, ...others] = source.keys;
  const node = key === undefined || others.length > 0 ? undefined : nodeAt(editor, key);
  const list = node && listOf(node, sceneOf(editor));
  return list ? { ...list.list, index: list.keys.indexOf(node.key) - list.before } : null;
}

function isSamePlace(a: Place, b: Place): boolean {
  return a.index === b.index && isSameList(a, b);
}

/** The point relative to an element; null when it lies outside and must lie inside. */
function relativeTo(element: HTMLElement | null, { x, y }: Point, inside: boolean): Point | null {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  const isInside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  return inside && !isInside ? null : { x: x - box.left, y: y - box.top };
}

/** Measures the canvas, relative to the stage. */
function canvasRuler({ elements, stage, page }: CanvasParts, pageId: number): Ruler {
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
