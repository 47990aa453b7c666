import type { FlatParts } from '../flat.ts';
import { createPatchDraft, type PatchDraft } from './draft.ts';
import type { PatchPath } from './field-path.ts';
import { type IdList, idLists, reachableFrom } from './structure.ts';

/**
 * Makes a tree again of an element whose lists were overwritten by force. Lists under `preferred`
 * keep their nodes; a node that no list holds any more goes back to where it was in `before`, or
 * to the end of the page. No node is lost, none occurs twice.
 */
export function repairTree<T extends FlatParts>(
  flat: T,
  before: FlatParts,
  preferred: readonly PatchPath[],
): T {
  const draft = createPatchDraft(flat);
  keepOnePlace(draft, preferred);
  let reachable = reachableNow(draft.current());
  for (const home of homesFromTop(before)) {
    if (reachable.has(home.id) || !Object.hasOwn(draft.current().nodes, home.id)) continue;
    returnHome(draft, home, reachable);
    reachable = reachableNow(draft.current());
  }
  return draft.current();
}

function reachableNow(flat: FlatParts): Set<string> {
  return reachableFrom(flat.rootIds, idLists(flat));
}

function keepOnePlace<T extends FlatParts>(draft: PatchDraft<T>, preferred: readonly PatchPath[]) {
  const { nodes } = draft.current();
  const chosen = new Set(preferred.map((path) => path.join('/')));
  const isChosen = (list: IdList) => chosen.has(list.path.join('/'));
  const lists = idLists(draft.current());
  const placed = new Set<string>();
  for (const list of [...lists.filter(isChosen), ...lists.filter((list) => !isChosen(list))]) {
    const kept = list.ids.filter((id) => {
      if (!Object.hasOwn(nodes, id) || placed.has(id)) return false;
      placed.add(id);
      return true;
    });
    if (kept.length < list.ids.length) write(draft, list.path, kept);
  }
}

interface Home {
  id: string;
  list: IdList;
}

/** Holders come before what they hold, so that a node finds its home reachable. */
function homesFromTop(flat: FlatParts): Home[] {
  const lists = idLists(flat);
  const homes: Home[] = [];
  const waiting = lists.filter((list) => list.owner === null);
  for (const list of waiting) {
    for (const id of list.ids) {
      homes.push({ id, list });
      waiting.push(...lists.filter((inner) => inner.owner === id));
    }
  }
  return homes;
}

function returnHome<T extends FlatParts>(
  draft: PatchDraft<T>,
  { id, list: home }: Home,
  reachable: ReadonlySet<string>,
): void {
  for (const { path, ids } of idLists(draft.current())) {
    if (ids.includes(id))
      write(
        draft,
        path,
        ids.filter((other) => other !== id),
      );
  }
  const isHomeThere = home.owner === null || reachable.has(home.owner);
  const path = isHomeThere && Array.isArray(draft.read(home.path)) ? home.path : ['rootIds'];
  insertAfter(draft, path, id, home.ids[home.ids.indexOf(id) - 1]);
}

function insertAfter<T extends FlatParts>(
  draft: PatchDraft<T>,
  path: PatchPath,
  id: string,
  neighbour: string | undefined,
): void {
  const ids: unknown = draft.read(path);
  if (!Array.isArray(ids)) return;
  const index = neighbour === undefined ? 0 : ids.indexOf(neighbour) + 1 || ids.length;
  write(draft, path, [...ids.slice(0, index), id, ...ids.slice(index)]);
}

function write<T extends FlatParts>(
  draft: PatchDraft<T>,
  path: PatchPath,
  ids: readonly unknown[],
) {
  draft.apply({ op: 'replace', path, value: ids });
}
