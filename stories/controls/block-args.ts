import type { AnyBlock, BlockExample } from '#runtime/define-block.ts';
import type { Bag, Node } from '#schemas/content/element.ts';
import { fieldsOf } from '../docs/facts/field-facts.ts';
import { blockOf } from './registry.ts';

export type Args = Record<string, unknown>;

/** Value of a slot's control that stands for what the example has in it. */
export const FROM_EXAMPLE = 'example';

/** Name of the control for the value of a field on phones. */
export const phoneArg = (field: string) => `phone_${field}`;
/** Name of the control for what is in a slot. */
export const slotArg = (slot: string) => `slot_${slot}`;

/** What the controls say at first: the example, and the defaults of what it leaves out. */
export function argsOf(block: AnyBlock, example: BlockExample): Args {
  const initial = fieldsOf(block).flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const phone = Object.entries({ ...example.mobileMeta, ...example.mobileOptions });
  const slots = Object.keys(block.slots ?? {});
  return {
    ...Object.fromEntries(initial),
    ...example.meta,
    ...example.options,
    ...Object.fromEntries(phone.map(([name, value]) => [phoneArg(name), value])),
    ...Object.fromEntries(
      slots.map((name) => [slotArg(name), example.slots?.[name]?.length ? [FROM_EXAMPLE] : []]),
    ),
  };
}

/** The example as the controls change it. What is left empty for phones is as on large screens. */
export function withArgs(block: AnyBlock, example: BlockExample, args: Args): BlockExample {
  const bag = (name: 'meta' | 'options', argOf: (field: string) => string): Bag =>
    Object.fromEntries(
      fieldsOf(block)
        .filter(([field, { 'x-bag': of }]) => of === name && args[argOf(field)] !== undefined)
        .map(([field]) => [field, args[argOf(field)]]),
    );
  const own = (field: string) => field;
  return {
    ...example,
    meta: bag('meta', own),
    options: bag('options', own),
    mobileMeta: bag('meta', phoneArg),
    mobileOptions: bag('options', phoneArg),
    ...(block.slots && { slots: slotsOf(block, example, args) }),
  };
}

function slotsOf(block: AnyBlock, example: BlockExample, args: Args): Record<string, Node[]> {
  return Object.fromEntries(
    Object.keys(block.slots ?? {}).map((name) => {
      const chosen = args[slotArg(name)];
      const types = Array.isArray(chosen) ? chosen : [];
      return [
        name,
        types.flatMap((type) =>
          type === FROM_EXAMPLE ? (example.slots?.[name] ?? []) : exampleNode(String(type), name),
        ),
      ];
    }),
  );
}

/** A block as its first example has it. */
function exampleNode(type: string, slot: string): Node[] {
  const block = blockOf(type);
  const first = block?.examples[0];
  if (!(block && first)) return [];
  const { name: _name, data: _data, ...bags } = first;
  return [{ id: `${slot}-${type}`, block: type, v: block.version, role: 'own', ...bags }];
}
