import type { FieldKeywords } from '#schemas/fields.ts';

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
  /** Ids of hint and error. */
  describedBy: string | undefined;
  invalid: boolean;
  /** Label of a choice, or of a field of a list's items. */
  text(kind: 'choice' | 'field', path: string): string;
  /** Path of the field: `items.2.title` inside a list. */
  path: string;
  onChange(value: unknown): void;
}

/** Attributes that tie an input to its label, hint and error. */
export function inputAttributes({ id, describedBy, invalid, disabled }: ControlProps) {
  return {
    id,
    disabled,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(invalid ? { 'aria-invalid': true } : {}),
  } as const;
}
