import type { Locale } from '../locales.ts';
import type { LineOptionsInput } from './line-options.ts';

/**
 * Query key of a redirect that names the field which its notice is about: `kupon`, `kartica`, or
 * `stavka-<id of a line>`.
 */
export const FIELD_QUERY = 'polje';

/** The value of `FIELD_QUERY` for a line of the cart. */
export function lineField(itemId: number): string {
  return `stavka-${itemId}`;
}

/** Name of the control that chooses the variant of a bundle's member. */
export function choiceName(memberId: number): string {
  return `choice.${memberId}`;
}

/** Name of the control that is written into for an option of a bundle's member. */
export function wordsName(memberId: number, optionId: number, isNumber: boolean): string {
  return `${isNumber ? 'number' : 'words'}.${memberId}.${optionId}`;
}

/** How the value of a custom option is written in a form. */
export type OptionShape = 'text' | 'number' | 'yes' | 'list' | 'instant';

/** Name of the control for a custom option of the product itself (PROD-03, PROD-06). */
export function optionName(optionId: number, shape: OptionShape): string {
  return `own.${shape}.${optionId}`;
}

/** What a control for a number takes: with a decimal comma or a point, up to four decimals. */
export const NUMBER_PATTERN = '-?[0-9]{1,9}([.,][0-9]{1,4})?';

/** A number as a control for numbers shows it: `1,5` in Croatian. */
export function numberText(value: number, locale: Locale): string {
  return value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 4 });
}

const OWN = /^own\.(text|number|yes|list|instant)\.(\d{1,9})$/;
const CHOICE = /^choice\.(\d{1,9})$/;
const WORDS = /^(words|number)\.(\d{1,9})\.(\d{1,9})$/;
const NUMBER = new RegExp(`^${NUMBER_PATTERN}$`);

type Choice = NonNullable<LineOptionsInput['bundleOptions']>[number];

/**
 * Choices of a cart line as a form names them (BUND-08, PROD-06); undefined for a form without any.
 * A name that occurs more than once holds a list. Whether they fit the product is for the server to
 * say.
 */
export function lineOptionsOf(
  values: Readonly<Record<string, unknown>>,
): LineOptionsInput | undefined {
  const members = new Map<number, Choice>();
  for (const [name, value] of Object.entries(values)) {
    const said = typeof value === 'string' && value.trim() !== '' ? readControl(name, value) : null;
    if (said) members.set(said.product, merge(members.get(said.product), said));
  }
  const personalizations = Object.entries(values).flatMap(([name, value]) => readOwn(name, value));
  if (members.size + personalizations.length === 0) return undefined;
  return {
    ...(personalizations.length > 0 && { personalizations }),
    ...(members.size > 0 && { bundleOptions: [...members.values()] }),
  };
}

type Personalization = NonNullable<LineOptionsInput['personalizations']>[number];

/** What one control says of an option of the product itself; none for what is left empty. */
function readOwn(name: string, value: unknown): Personalization[] {
  const [, shape, id] = OWN.exec(name) ?? [];
  const texts = [value].flat().filter((one) => typeof one === 'string' && one.trim() !== '');
  const [first] = texts;
  if (!id || typeof first !== 'string') return [];
  switch (shape) {
    case 'number':
      return [{ id: Number(id), value: numberOf(first) }];
    case 'yes':
      return [{ id: Number(id), value: true }];
    case 'list':
      return [{ id: Number(id), value: texts.map(String) }];
    case 'instant':
      // A control for day and time knows no seconds and no zone: the clock is the shop's (`formatClock`).
      return [{ id: Number(id), value: `${first}:00Z` }];
    default:
      return [{ id: Number(id), value: first }];
  }
}

/** What one control says of a member; null for controls of other kinds. */
function readControl(name: string, value: string): Choice | null {
  const chosen = CHOICE.exec(name)?.[1];
  if (chosen) return { product: Number(chosen), variant: Number(value) };
  const [, kind, product, id] = WORDS.exec(name) ?? [];
  if (!product) return null;
  const said = { id: Number(id), value: kind === 'number' ? numberOf(value) : value };
  return { product: Number(product), personalizations: [said] };
}

function merge(known: Choice | undefined, said: Choice): Choice {
  const words = [...(known?.personalizations ?? []), ...(said.personalizations ?? [])];
  return { ...known, ...said, ...(words.length > 0 && { personalizations: words }) };
}

/** What is no number stays a text, which no option for numbers takes. */
function numberOf(text: string): number | string {
  const written = text.trim();
  return NUMBER.test(written) ? Number(written.replace(',', '.')) : text;
}
