import type { Translate } from '#runtime/i18n/texts.ts';
import type { FormValues } from './form-post.ts';

/** What is wrong with a form, by name of the control. */
export type FormFaults = Record<string, string>;

/** Function that a `.form.ts` file is compiled to. */
export interface CompiledValidator {
  (values: unknown): boolean;
  errors?: readonly AjvFault[] | null;
}

interface AjvFault {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Controls of a form that take part in validation, also those elsewhere on the page (`form="<id>"`). */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl);
}

function isControl(element: Element): element is Control {
  const isOne =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return isOne && element.name !== '' && element.type !== 'hidden';
}

/** Faults by the constraints that are in the markup. */
export function nativeFaults(form: HTMLFormElement, t: Translate): FormFaults {
  const faults: FormFaults = {};
  for (const control of controlsOf(form)) {
    if (!isShown(control)) continue;
    if (isMissing(control)) faults[control.name] ??= missingText(control, t);
    else if (!control.validity.valid) faults[control.name] ??= nativeText(control, t);
  }
  return faults;
}

/** What a box hides is not asked for: the box decides (`data-needed` in place of `required`). */
function isShown(control: Control): boolean {
  return control.checkVisibility();
}

function isMissing({ validity, dataset, value }: Control): boolean {
  return validity.valueMissing || (dataset['needed'] !== undefined && value.trim() === '');
}

function missingText({ dataset }: Control, t: Translate): string {
  return dataset['missing'] ?? t('loader:required');
}

function nativeText(control: Control & Lengths, t: Translate): string {
  const { validity, minLength, maxLength } = control;
  if (control.dataset['fault']) return control.dataset['fault'];
  if (validity.typeMismatch) return t('loader:email');
  if (validity.tooShort) return t('loader:minLength', { limit: minLength ?? 0 });
  if (validity.tooLong) return t('loader:maxLength', { limit: maxLength ?? 0 });
  return t('loader:general');
}

interface Lengths {
  minLength?: number;
  maxLength?: number;
}

/** Faults by a compiled schema. */
export function schemaFaults(
  validate: CompiledValidator,
  values: FormValues,
  t: Translate,
): FormFaults {
  if (validate(values)) return {};
  const faults: FormFaults = {};
  for (const { instancePath, keyword, params } of validate.errors ?? []) {
    const name = instancePath.split('/')[1] ?? String(params['missingProperty'] ?? '');
    faults[name] ??= schemaText(keyword, params, t);
  }
  return faults;
}

/**
 * Faults as the server names them: the broken rule of each field. A control that says by `data-fault`
 * what it wants says it here too.
 */
export function keywordFaults(
  form: HTMLFormElement,
  fields: Readonly<Record<string, string>>,
  t: Translate,
): FormFaults {
  const own = new Map(controlsOf(form).map((control) => [control.name, control]));
  return Object.fromEntries(
    Object.entries(fields).map(([name, keyword]) => [name, ownText(own.get(name), keyword, t)]),
  );
}

/** Rules that only the server can check: what a control asks for in general does not say them. */
const SERVER_RULES: readonly string[] = ['different', 'commonPassword'];

/** `data-fault-exists` is for a value that only the server knows to be another's, or nobody's. */
function ownText(control: Control | undefined, keyword: string, t: Translate): string {
  const { fault, faultExists, missing } = control?.dataset ?? {};
  const isKnown = keyword === 'exists' || keyword === 'memberCard';
  if (isKnown && faultExists) return faultExists;
  const isBlank = keyword === 'line' && control?.value.trim() === '';
  if (keyword === 'required' || isBlank) return missing ?? t('loader:required');
  if (fault && !SERVER_RULES.includes(keyword)) return fault;
  return schemaText(keyword, {}, t);
}

/** Texts of rules (VAL-01) by the keyword, or by the format, that states them. */
const RULE_TEXTS: Readonly<Record<string, string>> = {
  required: 'required',
  email: 'email',
  'email-or-empty': 'email',
  line: 'letters',
  'line-or-empty': 'letters',
  different: 'different',
  commonPassword: 'commonPassword',
};

function schemaText(keyword: string, params: Record<string, unknown>, t: Translate): string {
  const limit = Number(params['limit'] ?? 0);
  if (keyword === 'minLength' && limit === 1) return t('loader:required');
  if (limit > 0 && (keyword === 'minLength' || keyword === 'maxLength')) {
    return t(`loader:${keyword}`, { limit });
  }
  if (keyword === 'const') return t('loader:sameAs', { value: String(params['allowedValue']) });
  const rule = keyword === 'format' ? String(params['format'] ?? 'email') : keyword;
  return t(`loader:${RULE_TEXTS[rule] ?? 'general'}`);
}

/** Boxes share a name: where some of them are faulty, the fault is theirs alone. */
function isMeant({ name, validity }: Control, controls: readonly Control[]): boolean {
  return !(validity.valid && controls.some((one) => one.name === name && !one.validity.valid));
}

/**
 * Writes faults beside their controls (`<id>-error`) and moves to the first; an empty list clears
 * them. Returns the text of a fault that has no place of its own.
 */
export function showFaults(form: HTMLFormElement, faults: FormFaults): string | null {
  let first: Control | null = null;
  const unshown = new Map(Object.entries(faults));
  const controls = controlsOf(form);
  for (const control of controls) {
    const text = isMeant(control, controls) ? (faults[control.name] ?? '') : '';
    const place = document.getElementById(`${control.id}-error`);
    if (place) {
      place.textContent = text;
      unshown.delete(control.name);
    }
    control.ariaInvalid = null;
    if (text === '') continue;
    control.ariaInvalid = 'true';
    first ??= control;
  }
  first?.focus();
  return [...unshown.values()][0] ?? null;
}
