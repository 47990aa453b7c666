import type { FieldKeywords } from '#schemas/fields.ts';
import type { BlockLabels } from './block-labels.ts';
import type { FieldFault } from './field-faults.ts';

/** The part of JSON Schema that controls read. */
export interface FieldSchema extends FieldKeywords {
  type?: string;
  enum?: readonly unknown[];
  items?: FieldSchema;
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
}

/** What every control of the options panel gets; it holds no state of the document. */
export interface ControlProps<T = unknown> {
  /** Id of the element that the label names. */
  id: string;
  label: string;
  schema: FieldSchema;
  value: T;
  disabled: boolean;
  /** Ids of origin, hint and error. */
  describedBy: string | undefined;
  /** What is wrong with the value, or with a part of it. */
  fault: FieldFault | undefined;
  labels: BlockLabels;
  /** Path of the field: `items.2.title` inside a list. */
  path: string;
  /** `undefined` takes the value away. */
  onChange(value: unknown): void;
}

/** Attributes that tie an input to its label, hint and error. */
export function inputAttributes({ id, describedBy, fault, disabled }: ControlProps) {
  return {
    id,
    disabled,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(fault ? { 'aria-invalid': true } : {}),
  } as const;
}
