import { dutiesOf } from '#runtime/content/contracts/page-duties.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import type { Fault } from '#schemas/content/element.ts';
import { insertThing, type NewThing } from '../../../kernel/actions/insert-operations.ts';
import { sceneOf } from '../../../kernel/actions/scene.ts';
import type { EditorContextValue } from '../../../kernel/editor-context.ts';
import { type PlacementScene, refusesToHold } from '../../../kernel/placement/placement-rules.ts';
import { setHide } from '../../../kernel/store/commands/set-hide.ts';
import { documentOf, type Place } from '../../../kernel/store/documents.ts';
import { editedSource } from '../../../kernel/store/fields/field-target.ts';
import type { CanvasNode } from '../../../kernel/store/nodes/canvas-node.ts';
import { blockTitle } from '../../../kernel/store/titles/block-title.ts';
import { rootList, type ShownList, slotList } from '../../../kernel/store/titles/slot-list.ts';
import { bestGap } from './best-gap.ts';
import { makes, type PageSpots, pageSpots, type SpotList } from './page-spots.ts';

/** What mends a broken contract with one press. */
export interface Remedy {
  kind: 'insert' | 'unhide';
  /** Name of the block that it is about. */
  title: string;
  /** One step that can be undone. */
  apply(): void;
}

/** Rules of what is missing on a page. */
export const MISSING: ReadonlySet<string> = new Set(['contract-requires', 'contract-page']);

/**
 * What mends a fault of the publish gate with one press; null for those that people have to mend.
 * `elementId` is what was to be published.
 */
export function remedyOf(
  editor: EditorContextValue,
  elementId: number,
  fault: Fault,
): Remedy | null {
  const { rule, needs, on } = fault;
  // Another page is mended by the master that is open here, or where it is edited itself.
  if (needs === undefined || (on && editor.store.getState().scope.masterId !== elementId))
    return null;
  const shownId = shownElement(editor, elementId);
  if (rule === 'contract-hidden') return showing(editor, shownId, fault);
  return MISSING.has(rule) ? inserting(editor, shownId, needs) : null;
}

/** Whether the canvas keeps the promise that a fault names by now, on every screen. */
export function isMended(
  editor: EditorContextValue,
  elementId: number,
  { rule, needs }: Fault,
): boolean {
  if (needs === undefined || !(MISSING.has(rule) || rule === 'contract-hidden')) return false;
  const { spots } = spotsOf(editor, shownElement(editor, elementId));
  return spots.some((spot) => makes(spot, needs) && !isHidden(spot.node));
}

function isHidden({ composed: { hide } }: CanvasNode): boolean {
  const { languages = [], ...rest } = hide;
  return languages.length > 0 || Object.values(rest).some((value) => (value ?? false) !== false);
}

/** The element on the canvas that holds what was to be published: a master is shown on the page. */
function shownElement(editor: EditorContextValue, elementId: number): number {
  const { roots } = sceneOf(editor).composition;
  return elementId in roots ? elementId : editor.store.getState().placement.page;
}

function spotsOf(editor: EditorContextValue, elementId: number): PageSpots {
  return pageSpots(sceneOf(editor).composition, elementId, editor.registry);
}

function showing(
  editor: EditorContextValue,
  elementId: number,
  { nodeId, needs = '' }: Fault,
): Remedy | null {
  const spot = spotsOf(editor, elementId).spots.find(
    ({ node, contract }) => node.stored.nodeId === nodeId && makes({ contract }, needs),
  );
  const source = spot && editedSource(spot.node, editor.store.getState().scope);
  if (!source || !isHidden(spot.node)) return null;
  const { levels, block, hide } = spot.node.composed;
  const isChild = levels.length > 1;
  // A child can say that it is shown where its master is hidden, but not that it has no schedule.
  if (isChild && (hide.from ?? hide.until)) return null;
  const screen = isChild ? false : undefined;
  const languages = isChild ? [] : undefined;
  const changes = { desktop: screen, mobile: screen, from: undefined, until: undefined, languages };
  return {
    kind: 'unhide',
    title: titleOf(editor, block),
    apply: () => editor.history.run(setHide(source, changes)),
  };
}

function inserting(editor: EditorContextValue, elementId: number, needs: string): Remedy | null {
  const scene = sceneOf(editor);
  const page = spotsOf(editor, elementId);
  for (const block of makersOf(editor, needs, page)) {
    if (waitsForPlace(editor, elementId, page, block)) continue;
    const place = placeFor(scene, elementId, page, block);
    if (!place) continue;
    const thing: NewThing = { kind: 'block', block: block.type, example: null };
    return {
      kind: 'insert',
      title: titleOf(editor, block.type),
      apply: () => void insertThing(editor, thing, place),
    };
  }
  return null;
}

/** Blocks that keep a promise, those first that find most of what they need on the page. */
function makersOf({ registry }: EditorContextValue, needs: string, { spots }: PageSpots) {
  const unmet = ({ contract }: AnyBlock) =>
    (contract?.requires ?? []).filter((name) => !spots.some((spot) => makes(spot, name))).length;
  return registry
    .all()
    .filter(({ contract }) => contract?.provides?.includes(needs))
    .toSorted((a, b) => unmet(a) - unmet(b));
}

/** Whether the place that a block works in is itself missing on the page: that has to come first. */
function waitsForPlace(
  { registry, store }: EditorContextValue,
  elementId: number,
  { lists, spots }: PageSpots,
  { contract: { inside, requires = [] } = {} }: AnyBlock,
): boolean {
  if (inside === undefined || lists.some(({ places }) => places.includes(inside))) return false;
  const element = documentOf(store.getState().documents, elementId);
  const needed = [...requires, ...(element ? dutiesOf(element) : [])];
  const missing = needed.filter((name) => !spots.some((spot) => makes(spot, name)));
  return registry
    .all()
    .filter(({ slots = {} }) => Object.values(slots).some(({ place }) => place === inside))
    .some(({ contract }) => contract?.provides?.some((name) => missing.includes(name)));
}

function placeFor(
  scene: PlacementScene,
  elementId: number,
  page: PageSpots,
  { type, contract = {} }: AnyBlock,
): Place | null {
  const element = documentOf(scene.state.documents, elementId);
  const duties = element ? dutiesOf(element) : [];
  const source: NewThing = { kind: 'block', block: type, example: null };
  const shownOf = (list: SpotList) => shownList(scene, elementId, list);
  const gap = bestGap(
    { page, contract, duties },
    (list) => refusesToHold(source, shownOf(list), scene) === null,
  );
  if (!gap) return null;
  const { list, before } = shownOf(gap.list);
  return gap.index < before ? null : { ...list, index: gap.index - before };
}

function shownList(
  { composition, state }: PlacementScene,
  elementId: number,
  { parent, slot }: SpotList,
): ShownList {
  return parent && slot !== null
    ? slotList(parent, slot, composition, state.scope)
    : rootList(composition, elementId, state.scope);
}

function titleOf({ registry, store }: EditorContextValue, block: string): string {
  return blockTitle(registry, block, store.getState().ui.locale);
}
