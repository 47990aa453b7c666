import type { Patch } from '#schemas/content/element.ts';
import { isRecord, isReservedKey } from '../json.ts';
import type { PatchPath } from './field-path.ts';

/** A copy-on-write document that patches are applied to; the original never changes. */
export interface PatchDraft<T> {
  /** The document with all patches so far. */
  current(): T;
  /** What is at a path; undefined where there is nothing. */
  read(path: PatchPath): unknown;
  /** Applies one patch; throws `RangeError` when its path does not exist. */
  apply(patch: Patch): void;
}

type Container = Record<string, unknown> | unknown[];

/** Starts a draft. Parts that no patch touches are shared with the original. */
export function createPatchDraft<T extends object>(original: T): PatchDraft<T> {
  const root = { ...original };
  const copied = new WeakSet<object>([root]);

  function writableChild(parent: Container, key: string | number, path: PatchPath): Container {
    const child = childOf(parent, key);
    if (!isContainer(child)) throw lost(path);
    if (copied.has(child)) return child;
    const copy = Array.isArray(child) ? [...child] : { ...child };
    copied.add(copy);
    if (Array.isArray(parent)) parent[Number(key)] = copy;
    else parent[key] = copy;
    return copy;
  }

  function apply(patch: Patch): void {
    const { path } = patch;
    if (path.some(isReservedKey)) {
      throw new RangeError(`A patch must not name "${path.join('/')}".`);
    }
    const last = path[path.length - 1];
    if (!isContainer(root) || last === undefined) throw lost(path);
    let parent: Container = root;
    for (const key of path.slice(0, -1)) parent = writableChild(parent, key, path);
    if (Array.isArray(parent)) changeList(parent, last, patch);
    else changeRecord(parent, String(last), patch);
  }

  function read(path: PatchPath): unknown {
    let value: unknown = root;
    for (const key of path) value = isContainer(value) ? childOf(value, key) : undefined;
    return value;
  }

  return { current: () => root, read, apply };
}

function isContainer(value: unknown): value is Container {
  return isRecord(value) || Array.isArray(value);
}

function childOf(parent: Container, key: string | number): unknown {
  if (Array.isArray(parent)) return parent[indexOf(key)];
  return Object.hasOwn(parent, key) ? parent[key] : undefined;
}

/** Index that a path names; -1 for a name that is none. Immer writes `0` as well as `"0"`. */
function indexOf(key: string | number): number {
  const text = String(key);
  return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : -1;
}

function changeRecord(record: Record<string, unknown>, key: string, patch: Patch): void {
  if (patch.op !== 'add' && !Object.hasOwn(record, key)) throw lost(patch.path);
  if (patch.op === 'remove') delete record[key];
  else record[key] = valueToSet(patch);
}

function changeList(list: unknown[], key: string | number, patch: Patch): void {
  if (key === 'length') {
    shorten(list, patch);
    return;
  }
  const index = indexOf(key);
  const end = patch.op === 'add' ? list.length : list.length - 1;
  if (index < 0 || index > end) throw lost(patch.path);
  if (patch.op === 'remove') list.splice(index, 1);
  else list.splice(index, patch.op === 'replace' ? 1 : 0, valueToSet(patch));
}

function shorten(list: unknown[], { op, path, value }: Patch): void {
  const length = typeof value === 'number' ? indexOf(value) : -1;
  if (op !== 'replace' || length < 0 || length > list.length) throw lost(path);
  list.length = length;
}

function valueToSet({ op, path, value }: Patch): unknown {
  if (value === undefined) throw new RangeError(`"${op}" of ${path.join('/')} lacks a value.`);
  return value;
}

function lost(path: PatchPath): RangeError {
  return new RangeError(`The path ${path.join('/')} does not exist.`);
}
