import fc from 'fast-check';
import { type Draft, enablePatches, produceWithPatches } from 'immer';
import type { FlatElement } from '#runtime/content/flat.ts';
import type { ElementContent, Patch } from '#schemas/content/element.ts';
import { someContent } from './arbitraries.ts';

enablePatches();

const KINDS = [
  'set',
  'reset',
  'item',
  'shuffle',
  'truncate',
  'insert',
  'move',
  'nest',
  'remove',
  'translate',
  'mobile',
] as const;

/** One change an editor could make: `pick` and `other` choose among nodes and places. */
export interface Change {
  kind: (typeof KINDS)[number];
  pick: number;
  other: number;
  value: string;
}

export const someChange: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom(...KINDS),
  pick: fc.nat(40),
  other: fc.nat(40),
  value: fc.string({ maxLength: 4 }),
});

export const someCommits = fc.array(fc.array(someChange, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 5,
});

/** An element with sections, and a burst of commits on it. */
export const someEdit: fc.Arbitrary<[ElementContent, Change[][]]> = fc.tuple(
  someContent.filter((content) => content.parts.length > 0),
  someCommits,
);

/** Several commits with immer's patches, as an editor sends them in one burst. `mark` names new nodes. */
export function edit(start: FlatElement, commits: readonly Change[][], mark = 'new') {
  let flat = start;
  const patches: Patch[] = [];
  const inverse: Patch[] = [];
  let count = 0;
  for (const changes of commits) {
    const [next, made, undo] = produceWithPatches(flat, (draft) => {
      for (const change of changes) {
        count += 1;
        perform(draft, change, `${mark}${count}`);
      }
    });
    flat = next;
    patches.push(...made);
    inverse.unshift(...undo);
  }
  return { flat, patches, inverse };
}

type DraftNode = Draft<FlatElement>['nodes'][string];

function perform(draft: Draft<FlatElement>, change: Change, newId: string): void {
  const ids = Object.keys(draft.nodes);
  const node = draft.nodes[ids[change.pick % ids.length] ?? ''];
  if (!node) return;
  changeFields(draft, node, change);
  changeTree(draft, node, change, newId);
}

function changeFields(draft: Draft<FlatElement>, node: DraftNode, change: Change): void {
  const { kind, other, value } = change;
  node.meta ??= {};
  const { meta } = node;
  meta['list'] ??= [{ text: 'a' }, { text: 'b' }, { text: 'c' }];
  const list = meta['list'] as { text: string }[];
  const item = list[other % 3];
  if (kind === 'set') meta['title'] = value;
  if (kind === 'reset') delete meta['title'];
  if (kind === 'item' && item) item.text = value;
  if (kind === 'shuffle') list.reverse();
  if (kind === 'truncate') list.length = Math.min(list.length, other % 3);
  if (kind === 'mobile') {
    node.mobileMeta ??= {};
    node.mobileMeta[other % 2 === 0 ? 'title' : 'subtitle'] = value;
  }
  if (kind === 'translate') {
    draft.tr['de'] ??= {};
    draft.tr['de'][node.id] ??= {};
    draft.tr['de'][node.id] = { ...draft.tr['de'][node.id], meta: { title: value } };
  }
}

function changeTree(
  draft: Draft<FlatElement>,
  node: DraftNode,
  { kind, pick, other, value }: Change,
  newId: string,
): void {
  const { rootIds } = draft;
  const at = other % (rootIds.length + 1);
  if (kind === 'insert') {
    draft.nodes[newId] = { id: newId, block: 'banner', v: 1, role: 'own', meta: { title: value } };
    rootIds.splice(at, 0, newId);
  }
  if (kind === 'move') rootIds.splice(at, 0, ...rootIds.splice(pick % rootIds.length, 1));
  if (rootIds.length < 2) return;
  const last = rootIds[rootIds.length - 1];
  if (kind === 'nest' && last && !holds(draft, last, node.id)) {
    rootIds.pop();
    node.slots ??= {};
    node.slots['main'] ??= [];
    node.slots['main'].push(last);
  }
  if (kind === 'remove') removeTree(draft, rootIds.splice(pick % rootIds.length, 1));
}

function holds(draft: Draft<FlatElement>, id: string, wanted: string): boolean {
  const inside = Object.values(draft.nodes[id]?.slots ?? {}).flat();
  return id === wanted || inside.some((inner) => holds(draft, inner, wanted));
}

function removeTree(draft: Draft<FlatElement>, ids: readonly string[]): void {
  for (const id of ids) {
    removeTree(draft, Object.values(draft.nodes[id]?.slots ?? {}).flat());
    delete draft.nodes[id];
  }
}
