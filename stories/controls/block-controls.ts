import type { ArgTypes } from '@storybook/react-vite';
import { allBlocks } from '#blocks/all-blocks.ts';
import { blockLabels } from '#kit/fields/block-labels.ts';
import type { AnyBlock, SlotDefinition } from '#runtime/define-block.ts';
import { type FieldSchema, fieldFacts, fieldsOf } from '../docs/facts/field-facts.ts';
import { slotLabel } from '../docs/facts/place-facts.ts';
import { words } from '../docs/facts/words.ts';
import { type Args, FROM_EXAMPLE, phoneArg, slotArg } from './block-args.ts';

const GROUPS = { content: 'Content', layout: 'Layout', style: 'Look', advanced: 'Advanced' };

/** Controls of a block: its fields, their values for phones, and what is in its slots. */
export function controlsOf(block: AnyBlock): Partial<ArgTypes<Args>> {
  const fields = fieldsOf(block);
  return {
    ...Object.fromEntries(fields.map(([name, field]) => [name, controlOf(block, name, field)])),
    ...Object.fromEntries(
      fields
        .filter(([, field]) => field['x-mobile'] !== false)
        .map(([name, field]) => [phoneArg(name), phoneControl(block, name, field)]),
    ),
    ...Object.fromEntries(
      Object.entries(block.slots ?? {}).map(([name, slot]) => [
        slotArg(name),
        slotControl(block, name, slot),
      ]),
    ),
  };
}

function controlOf(block: AnyBlock, name: string, field: FieldSchema) {
  const labels = blockLabels(block, 'en', words);
  const fact = fieldFacts(block).find(({ path }) => path === name);
  return {
    name: labels.field(name),
    description: labels.help?.(name) ?? '',
    table: {
      category: GROUPS[field['x-group'] ?? 'content'],
      type: { summary: fact?.kind ?? '' },
      defaultValue: { summary: fact?.initial ?? '' },
    },
    ...inputOf(field, (value) => labels.choice(name, value)),
  };
}

function phoneControl(block: AnyBlock, name: string, field: FieldSchema) {
  const control = controlOf(block, name, field);
  return {
    ...control,
    description: 'Empty: as on large screens',
    table: { category: 'On phones' },
    // Radio buttons cannot be emptied again.
    ...(field.enum && { control: { ...control.control, type: 'select' as const } }),
  };
}

function slotControl(block: AnyBlock, name: string, slot: SlotDefinition) {
  const fitting = allBlocks.filter((one) => fitsInto(slot, one));
  const titles = fitting.map(({ type, texts }) => [type, texts('en').title] as const);
  const labels = { [FROM_EXAMPLE]: 'As in this example', ...Object.fromEntries(titles) };
  return {
    name: slotLabel(block, name),
    table: { category: 'Slots' },
    options: Object.keys(labels),
    control: { type: 'multi-select' as const, labels },
  };
}

/** Blocks that show what they are also without a page of their own. */
function fitsInto({ allow }: SlotDefinition, block: AnyBlock): boolean {
  if (allow) return allow.includes(block.type);
  return block.category !== 'chrome' && !block.window && !block.contract?.on;
}

function inputOf(field: FieldSchema, label: (value: string) => string) {
  if (field.enum) {
    const labels = Object.fromEntries(field.enum.map((value) => [value, label(String(value))]));
    const type = field['x-control'] === 'segmented' ? 'inline-radio' : 'select';
    return { options: field.enum, control: { type: type as 'select', labels } };
  }
  if (field.type === 'boolean') return { control: { type: 'boolean' as const } };
  if (field.type === 'string') return { control: { type: 'text' as const } };
  if (field.type === 'integer' || field.type === 'number') {
    const { minimum: min, maximum: max } = field;
    return {
      control: {
        type: 'number' as const,
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
      },
    };
  }
  return { control: { type: 'object' as const } };
}
