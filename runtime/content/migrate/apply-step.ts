import type { Bag } from '#schemas/content/element.ts';
import { type BagSet, mapBags } from '../bag-set.ts';
import { isUnset } from '../json.ts';
import type { MigrationStep } from '../migrations.ts';

/** Applies one step to every bag and translation of a level; the level itself when nothing changes. */
export function applyStep(set: BagSet, step: MigrationStep, sparse: boolean): BagSet {
  switch (step.op) {
    case 'rename':
      return mapBags(set, (bag) => renameIn(bag, step.from, step.to));
    case 'move':
      return moveField(set, step.field, step.to);
    case 'map':
      return mapBags(set, (bag) => mapIn(bag, step.field, step.values));
    case 'default':
      return sparse ? set : fillField(set, step.field, step.value, step.bag ?? 'meta');
    case 'split':
      return mapBags(set, (bag) => splitIn(bag, step));
    case 'drop':
      return mapBags(set, (bag) => without(bag, step.field));
    default:
      return set;
  }
}

function without(bag: Bag, field: string): Bag {
  if (!Object.hasOwn(bag, field)) return bag;
  const { [field]: _, ...rest } = bag;
  return rest;
}

function renameIn(bag: Bag, from: string, to: string): Bag {
  if (!Object.hasOwn(bag, from) || Object.hasOwn(bag, to)) return bag;
  return { ...without(bag, from), [to]: bag[from] };
}

function moveField(set: BagSet, field: string, to: 'meta' | 'options'): BagSet {
  const { meta, mobileMeta, options, mobileOptions } = set.bags;
  if (to === 'options') {
    const [from, into] = moveBetween(meta, options, field);
    const [mobileFrom, mobileInto] = moveBetween(mobileMeta, mobileOptions, field);
    return {
      ...set,
      bags: { meta: from, options: into, mobileMeta: mobileFrom, mobileOptions: mobileInto },
    };
  }
  const [from, into] = moveBetween(options, meta, field);
  const [mobileFrom, mobileInto] = moveBetween(mobileOptions, mobileMeta, field);
  return {
    ...set,
    bags: { options: from, meta: into, mobileOptions: mobileFrom, mobileMeta: mobileInto },
  };
}

function moveBetween(from: Bag, into: Bag, field: string): [Bag, Bag] {
  if (!Object.hasOwn(from, field) || Object.hasOwn(into, field)) return [from, into];
  return [without(from, field), { ...into, [field]: from[field] }];
}

function mapIn(bag: Bag, field: string, values: Record<string, unknown>): Bag {
  const value = bag[field];
  if (!Object.hasOwn(bag, field) || typeof value === 'object') return bag;
  const name = String(value);
  return Object.hasOwn(values, name) ? { ...bag, [field]: values[name] } : bag;
}

function fillField(set: BagSet, field: string, value: unknown, bag: 'meta' | 'options'): BagSet {
  const { meta, options } = set.bags;
  if (Object.hasOwn(meta, field) || Object.hasOwn(options, field)) return set;
  return { ...set, bags: { ...set.bags, [bag]: { ...set.bags[bag], [field]: value } } };
}

interface Split {
  field: string;
  separator: string;
  into: readonly string[];
}

function splitIn(bag: Bag, { field, separator, into }: Split): Bag {
  const value = bag[field];
  const taken = into.some((target) => target !== field && Object.hasOwn(bag, target));
  if (!Object.hasOwn(bag, field) || taken) return bag;
  const parts = partsOf(value, separator, into.length);
  if (!parts) return bag;
  const targets = Object.fromEntries(into.map((target, index) => [target, parts[index]]));
  return { ...without(bag, field), ...targets };
}

function partsOf(value: unknown, separator: string, count: number): unknown[] | undefined {
  if (isUnset(value)) return Array.from({ length: count }, () => value);
  if (typeof value !== 'string') return;
  const pieces = value.split(separator);
  const head = pieces.slice(0, count - 1);
  const rest = pieces.slice(count - 1).join(separator);
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? rest : (head[index] ?? ''),
  );
}
