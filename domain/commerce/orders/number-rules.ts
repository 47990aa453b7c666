import { testInvoiceNumber } from './order-numbers.ts';

/** What a site counts on its own. */
export const NUMBER_KINDS = ['order', 'invoice', 'creditNote'] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];

/** How the numbers of a series read. */
export interface NumberRule {
  /** Text with `{number}`, and perhaps `{year}` or `{yy}`, `{premises}` and `{device}`. */
  pattern: string;
  /** Shorter numbers begin with zeros. */
  digits: number;
  /** Whether each year begins at 1. */
  yearly: boolean;
  /** Mark of the place of business, as the tax office knows it. */
  premises: string;
  /** Number of the till there. */
  device: string;
}

/** Of a site that has said nothing: 2026-000001, 1/WEB/1/2026 and 1/WEB/2/2026. */
export const DEFAULT_NUMBERS: Readonly<Record<NumberKind, NumberRule>> = {
  order: { pattern: '{year}-{number}', digits: 6, yearly: true, premises: '', device: '' },
  invoice: {
    pattern: '{number}/{premises}/{device}/{year}',
    digits: 1,
    yearly: true,
    premises: 'WEB',
    device: '1',
  },
  // A till of its own, so that no credit note has the number of an invoice.
  creditNote: {
    pattern: '{number}/{premises}/{device}/{year}',
    digits: 1,
    yearly: true,
    premises: 'WEB',
    device: '2',
  },
};

/** The law wants these without gaps. */
export const GAPLESS: readonly NumberKind[] = ['invoice', 'creditNote'];

export const NUMBER_LIMITS = { pattern: 40, digits: 10, premises: 20, device: 4, next: 99_999_999 };

/** A number of a series as people read it. */
export function formatNumber(rule: NumberRule, year: number, count: number): string {
  return filled(rule, {
    number: String(count).padStart(rule.digits, '0'),
    year: String(year),
    yy: String(year).slice(-2),
  });
}

const TOKEN = /\{([a-z]+)\}/g;
const TOKENS = ['number', 'year', 'yy', 'premises', 'device'];

function filled(
  { pattern, premises, device }: NumberRule,
  values: Record<'number' | 'year' | 'yy', string>,
): string {
  const known: Record<string, string> = { ...values, premises, device };
  return pattern.replace(TOKEN, (all, name: string) => known[name] ?? all);
}

export type NumberFault =
  | 'test'
  | 'number'
  | 'token'
  | 'characters'
  | 'year'
  | 'premises'
  | 'device';

/** What keeps a rule from being used, by field. */
export function numberFaults(
  kind: NumberKind,
  rule: NumberRule,
): Partial<Record<'pattern' | 'premises' | 'device', NumberFault>> {
  const { pattern, premises, device } = rule;
  const names = [...pattern.matchAll(TOKEN)].map(([, name = '']) => name);
  const years = names.filter((name) => name === 'year' || name === 'yy');
  const uses = (name: string) => names.includes(name);
  return {
    ...patternFault(kind, rule, { names, years }),
    ...(uses('premises') && !/^[A-Za-z0-9]{1,20}$/.test(premises) && { premises: 'premises' }),
    ...(uses('device') && !/^[1-9][0-9]{0,3}$/.test(device) && { device: 'device' }),
  };
}

function patternFault(
  kind: NumberKind,
  { pattern, yearly }: NumberRule,
  { names, years }: { names: string[]; years: string[] },
): { pattern?: NumberFault } {
  const literal = pattern.replace(TOKEN, '');
  // Numbers of orders are parts of file names and of what banks are told.
  const allowed = kind === 'order' ? /^[A-Za-z0-9._-]*$/ : /^[A-Za-z0-9 ./_-]*$/;
  if (names.some((name) => !TOKENS.includes(name))) return { pattern: 'token' };
  if (names.filter((name) => name === 'number').length !== 1) return { pattern: 'number' };
  if (!allowed.test(literal) || pattern.trim() !== pattern) return { pattern: 'characters' };
  if (kind !== 'order' && pattern.startsWith(testInvoiceNumber(''))) return { pattern: 'test' };
  // Otherwise the first number of the next year is that of this one again.
  if (years.length > 1 || (yearly && years.length === 0)) return { pattern: 'year' };
  return {};
}

/** In place of a year, for series that go on over years. */
const ALWAYS = 0;

/** The row of the series that counts in a year. */
export function periodOf({ yearly }: NumberRule, year: number): number {
  return yearly ? year : ALWAYS;
}

/** What two series must not have in common. */
export function numberShape(rule: NumberRule): string {
  return filled(rule, { number: '#', year: '@', yy: '@' });
}

/**
 * A regular expression of PostgreSQL for the numbers that a rule makes: of this year where each
 * begins anew, else of any. Its only group is the count.
 */
export function numberExpression(rule: NumberRule, year: number): string {
  const { digits, yearly } = rule;
  // In place of tokens that are no part of any pattern, so that the rest can be escaped first.
  const marks = { number: '\u0001', year: '\u0002', yy: '\u0003' };
  const text = filled(rule, marks).replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  const years = yearly ? [String(year), String(year).slice(-2)] : ['[0-9]{4}', '[0-9]{2}'];
  return `^${text
    .replace(marks.number, `([0-9]{${digits}}|[1-9][0-9]{${digits},18})`)
    .replace(marks.year, years[0] ?? '')
    .replace(marks.yy, years[1] ?? '')}$`;
}
