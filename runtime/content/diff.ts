import type { Patch } from '#schemas/content/element.ts';
import type { FlatElement } from './flat.ts';
import { equalJson, isRecord } from './json.ts';
import { isContainer, type PatchPath } from './patching/field-path.ts';

/** Patches on whole fields that lead from one flat element to another; none when they are equal. */
export function diffFlat(from: FlatElement, to: FlatElement): Patch[] {
  return recordPatches({ ...from }, { ...to }, []);
}

function recordPatches(
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
  path: PatchPath,
): Patch[] {
  const removed = Object.keys(from)
    .filter((key) => !Object.hasOwn(to, key))
    .map((key): Patch => ({ op: 'remove', path: [...path, key] }));
  const written = Object.entries(to).flatMap(([key, value]): Patch[] => {
    const here = [...path, key];
    if (!Object.hasOwn(from, key)) return [{ op: 'add', path: here, value }];
    return valuePatches(from[key], value, here);
  });
  return [...removed, ...written];
}

function valuePatches(from: unknown, to: unknown, path: PatchPath): Patch[] {
  if (equalJson(from, to)) return [];
  const isNode = path[0] === 'nodes' && path.length === 2;
  if ((isNode || isContainer(path)) && isRecord(from) && isRecord(to)) {
    return recordPatches(from, to, path);
  }
  return [{ op: 'replace', path, value: to }];
}
