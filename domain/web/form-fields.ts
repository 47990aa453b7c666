/** What a field of an editor's form asks for. */
export const FORM_FIELD_KINDS = [
  'text',
  'textarea',
  'email',
  'phone',
  'number',
  'date',
  'choice',
  'several',
  'select',
  'yesNo',
] as const;
export type FormFieldKind = (typeof FORM_FIELD_KINDS)[number];

/** Bounds of an editor's form, and of what is answered to it. */
export const FORM_LIMITS = {
  fields: 20,
  options: 20,
  recipients: 5,
  label: 120,
  option: 120,
  /** Characters of one answer, by the kind of its field. */
  line: 200,
  text: 5000,
  /** Characters of all answers together. */
  whole: 20_000,
} as const;

/** A field as an editor says it. */
export interface FormField {
  kind: FormFieldKind;
  label: string;
  help: string;
  required: boolean;
  options: readonly { label: string }[];
}

/** An option that visitors can choose. */
export interface AskedOption {
  label: string;
  /** Its place in the editor's list. */
  index: number;
}

/** A field that visitors are asked for. */
export interface AskedField extends Omit<FormField, 'options'> {
  /** Name of its control. */
  name: string;
  /** Its place in the editor's list. */
  index: number;
  /** Each once, none empty. */
  options: readonly AskedOption[];
}

/** Answers of a field of yes or no. */
export const YES_NO = ['yes', 'no'] as const;

const WITH_OPTIONS: readonly FormFieldKind[] = ['choice', 'several', 'select'];

/** Whether a field of the kind has options to choose from. */
export const hasOptions = (kind: FormFieldKind): boolean => WITH_OPTIONS.includes(kind);

/** Longest answer to a field of the kind. */
export const maxLengthOf = (kind: FormFieldKind): number =>
  kind === 'textarea' ? FORM_LIMITS.text : FORM_LIMITS.line;

/** What a field for a telephone number takes, and what one for a number does. */
export const PHONE_PATTERN = '\\+?[0-9][0-9 .\\/\\(\\)\\-]{4,28}';
export const FORM_NUMBER_PATTERN = '-?[0-9]{1,12}([.,][0-9]{1,6})?';

/** The fields that can be answered: not those without a label, nor a choice without anything to choose. */
export function askedFields(fields: readonly FormField[]): AskedField[] {
  return fields.flatMap((field, index) => {
    const label = field.label.trim();
    const options = hasOptions(field.kind) ? optionsOf(field) : [];
    if (label === '' || (hasOptions(field.kind) && options.length === 0)) return [];
    return [{ ...field, label, options, index, name: `f${index + 1}` }];
  });
}

function optionsOf({ options }: FormField): AskedOption[] {
  const byLabel = new Map<string, AskedOption>();
  for (const [index, option] of options.entries()) {
    const label = option.label.trim();
    if (label !== '' && !byLabel.has(label)) byLabel.set(label, { label, index });
  }
  return [...byLabel.values()];
}

/** What is asked of a visitor. */
export interface AskedForm {
  fields: readonly FormField[];
  consent: string;
}

/**
 * A short text that changes with what is asked: a form that was opened before an editor changed it
 * must not have its answers kept under other questions, nor its consent under another text.
 */
export function formStamp({ fields, consent }: AskedForm): string {
  const asked = askedFields(fields).map(({ name, kind, label, required, options }) => [
    name,
    kind,
    label,
    required,
    options.map((option) => option.label),
  ]);
  return hashOf(JSON.stringify([asked, consent.trim()]));
}

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a: nobody gains by two forms with the same stamp. */
function hashOf(text: string): string {
  let hash = FNV_START;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  }
  return (hash >>> 0).toString(36);
}
