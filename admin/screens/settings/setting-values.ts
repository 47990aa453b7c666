import type { SettingKind } from './settings-list.ts';

/** A kind that is written as one line or field of text. */
export type LineKind = Extract<
  SettingKind,
  { kind: 'text' | 'number' | 'money' | 'list' | 'json' }
>;

/** The value as it is typed. */
export function toLine({ kind }: LineKind, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'money') return (Number(value) / 100).toFixed(2).replace('.', ',');
  if (kind === 'list' && Array.isArray(value)) return value.join(', ');
  if (kind === 'json') return JSON.stringify(value, null, 2);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What was typed as a value; null when it is none of that kind. */
export function fromLine(setting: LineKind, line: string): { value: unknown } | null {
  const text = line.trim();
  switch (setting.kind) {
    case 'text':
      return { value: text };
    case 'list':
      return { value: text.split(/[,;\s]+/).filter((part) => part !== '') };
    case 'number':
      return numberOf(text, setting);
    case 'money':
      return moneyOf(text, setting.max);
    case 'json':
      return jsonOf(text);
  }
}

function numberOf(text: string, { min, max }: { min?: number; max?: number }) {
  const value = Number(text.replace(',', '.'));
  if (text === '' || !Number.isFinite(value)) return null;
  return value < (min ?? value) || value > (max ?? value) ? null : { value };
}

/** Euros with up to two decimals, as cents. */
function moneyOf(text: string, max: number) {
  if (!/^\d{1,8}([.,]\d{1,2})?$/.test(text)) return null;
  const value = Math.round(Number(text.replace(',', '.')) * 100);
  return value > max ? null : { value };
}

function jsonOf(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

type FlagsKind = Extract<SettingKind, { kind: 'flags' }>;

/** Which flags are set. A list may also be stored as a text with commas. */
export function toFlags({ flags, as }: FlagsKind, value: unknown): string[] {
  if (as === 'object') {
    const stored = new Map(Object.entries(value ?? {}));
    return flags.filter((flag) => stored.get(flag) === true);
  }
  const listed = typeof value === 'string' ? value.split(/[,\s]+/) : value;
  // A site that names none allows all.
  return Array.isArray(listed) ? flags.filter((flag) => listed.includes(flag)) : [...flags];
}

/** The flags in the form in which they are stored; what else an object holds is kept. */
export function fromFlags({ flags, as }: FlagsKind, chosen: readonly string[], before: unknown) {
  if (as === 'list') return flags.filter((flag) => chosen.includes(flag));
  const flagsByName = Object.fromEntries(flags.map((flag) => [flag, chosen.includes(flag)]));
  return { ...asObject(before), ...flagsByName };
}

function asObject(value: unknown): Record<string, unknown> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { ...value } : {};
}
