import type { Element, ElementContent, Fault } from '#schemas/content/element.ts';
import { dottedPath, pointedFaults, pointerParts } from './check/ajv-faults.ts';
import type { CheckContext } from './check/context.ts';
import { elementFaults } from './check/element-faults.ts';
import { emptyFaults } from './check/empty-faults.ts';
import { fieldFaults } from './check/field-faults.ts';
import { masterFaults } from './check/master-faults.ts';
import { slotFaults } from './check/slot-faults.ts';
import { createValidators, type Validators } from './check/validators.ts';
import { isRecord } from './json.ts';
import { hardLimitFaults, treeLimitFaults } from './limits.ts';
import { createMasterIndex } from './master-index.ts';
import { isNode, walk } from './tree.ts';
import type { BlockLookup } from './types.ts';

/** Most faults that are told; hostile content could have any number. */
const MAX_FAULTS = 200;

/** Checks content from outside (`ContentRules.check`). */
export type ContentCheck = (
  content: unknown,
  masters: Record<string, Element>,
  selfId?: number,
) => Fault[];

/**
 * Makes the check over the registered blocks. It never throws, whatever it is given, and lists every
 * fault with its path (at most 200). Beyond the hard limits (size, nesting) nothing else is looked
 * at; an element of a wrong shape is still checked as far as it can be read. Making it costs nothing;
 * the first check compiles the schemas.
 */
export function createContentCheck(registry: BlockLookup): ContentCheck {
  let validators: Validators | undefined;
  return (content, masters, selfId) => {
    const beyond = hardLimitFaults(content);
    if (beyond.length > 0) return beyond;
    validators ??= createValidators();
    const faults = shapeFaults(content, validators);
    if (isReadable(content)) {
      const index = createMasterIndex(masters);
      faults.push(...contentFaults({ content, registry, index, validators }, selfId));
    }
    return shortened(faults);
  };
}

function contentFaults(context: CheckContext, selfId: number | undefined): Fault[] {
  const { content } = context;
  const faults = [
    ...elementFaults(content),
    ...treeLimitFaults(content),
    ...masterFaults(context, selfId),
  ];
  for (const visit of walk(content)) {
    faults.push(...fieldFaults(visit, context));
    faults.push(...slotFaults(visit, context));
    faults.push(...emptyFaults(visit, context));
  }
  return faults;
}

function shapeFaults(content: unknown, validators: Validators): Fault[] {
  return pointedFaults(validators.shape(content)).map(({ pointer, rule, message }) => {
    const nodeId = nodeAt(content, pointer);
    const fault = { path: dottedPath(pointer), rule, message };
    return nodeId === undefined ? fault : { ...fault, nodeId };
  });
}

/** Id of the innermost node on the way to a pointer. */
function nodeAt(content: unknown, pointer: string): string | undefined {
  let id: string | undefined;
  let value = content;
  for (const part of pointerParts(pointer)) {
    if (isNode(value)) id = value.id;
    const holder: unknown = value;
    if (Array.isArray(holder)) value = holder[Number(part)];
    else value = isRecord(holder) && Object.hasOwn(holder, part) ? holder[part] : undefined;
  }
  return isNode(value) ? value.id : id;
}

/** True for what is enough of an element to look at its nodes. */
function isReadable(content: unknown): content is ElementContent {
  return isRecord(content) && Array.isArray(content['parts']) && isRecord(content['tr']);
}

function shortened(faults: Fault[]): Fault[] {
  if (faults.length <= MAX_FAULTS) return faults;
  const message = `There are ${faults.length - MAX_FAULTS} more faults; mend these first.`;
  return [...faults.slice(0, MAX_FAULTS), { path: '', rule: 'more', message }];
}
