import { ELEMENT_TR_KEY, type Patch } from '#schemas/content/element.ts';
import { isRecord } from '../json.ts';
import { nodeOfTrKey } from '../tree.ts';

/** Path of a patch on the flat form. */
export type PatchPath = Patch['path'];

/** How many parts of a path name one field; what lies deeper is inside the field's value. */
export function fieldDepth(path: PatchPath): number {
  switch (path[0]) {
    case 'nodes':
      return nodeFieldDepth(path);
    case 'tr':
      return 5;
    case 'meta':
    case 'mobileMeta':
    case 'options':
    case 'mobileOptions':
    case 'expose':
      return 2;
    default:
      return 1;
  }
}

function nodeFieldDepth(path: PatchPath): number {
  switch (path[2]) {
    case 'overrides':
      return path[4] === 'v' ? 5 : 6;
    case 'meta':
    case 'mobileMeta':
    case 'options':
    case 'mobileOptions':
    case 'slots':
    case 'hide':
    case 'lock':
    case 'example':
    case undefined:
      return 4;
    default:
      return 3;
  }
}

/**
 * True for a path to what goes along with a text and is nothing that editors decide about: the stamp
 * of a translation (`runtime/content/stale.ts`), the mark of an example.
 */
export function goesAlong(path: PatchPath): boolean {
  const isStamp = path[0] === 'tr' && path[3] === 'of';
  return isStamp || (path[0] === 'nodes' && path[2] === 'example');
}

/** True for a path that leads into a field's value, to an item of a list for example. */
export function isInsideField(path: PatchPath): boolean {
  return path.length > fieldDepth(path);
}

/** True for a path to something that holds fields (a bag, an override, a locale). A node is whole. */
export function isContainer(path: PatchPath): boolean {
  return path.length < fieldDepth(path) && !(path[0] === 'nodes' && path.length === 2);
}

/** The field that a path leads to or into; the path itself where it stops above a field. */
export function fieldOf(path: PatchPath): PatchPath {
  return path.slice(0, fieldDepth(path));
}

/** True for a step that only makes room: it adds a container without fields. */
export function isEmptyContainer({ op, path, value }: Patch): boolean {
  return op === 'add' && isContainer(path) && isRecord(value) && Object.keys(value).length === 0;
}

/** The patch in steps that each touch one field: adding a container adds what is in it. */
export function fieldSteps(patch: Patch): Patch[] {
  const { op, path, value } = patch;
  const adds = op === 'add' && isContainer(path) && isRecord(value);
  if (!adds || isEmptyContainer(patch)) return [patch];
  return Object.entries(value).flatMap(([key, inner]) =>
    fieldSteps({ op, path: [...path, key], value: inner }),
  );
}

/** Where in the page a field path is: its node (`''` for the element itself) and its name there. */
export function placeOf(path: PatchPath): { node: string; field: string } {
  const [head, second, third, ...rest] = path.map(String);
  if (head === 'nodes') {
    return { node: second ?? '', field: [third, ...rest].filter((part) => part).join('.') };
  }
  if (head === 'tr') return translationPlace(path);
  const name = head === 'rootIds' ? 'parts' : (head ?? '');
  return { node: '', field: [name, ...path.slice(1).map(String)].join('.') };
}

function translationPlace(path: PatchPath): { node: string; field: string } {
  const [, locale = '', key, ...rest] = path.map(String);
  if (key === undefined || key === ELEMENT_TR_KEY) {
    return { node: '', field: ['tr', locale, ...rest].filter((part) => part).join('.') };
  }
  const node = nodeOfTrKey(key);
  const override = key === node ? [] : ['overrides', key.slice(node.length + 1)];
  return { node, field: ['tr', locale, ...override, ...rest].join('.') };
}
