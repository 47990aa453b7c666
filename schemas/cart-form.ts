import type { LineOptionsInput } from './api/cart.ts';

/** Name of the control that chooses the variant of a bundle's member. */
export function choiceName(memberId: number): string {
  return `choice.${memberId}`;
}

/** Name of the control that is written into for an option of a bundle's member. */
export function wordsName(memberId: number, optionId: number, isNumber: boolean): string {
  return `${isNumber ? 'number' : 'words'}.${memberId}.${optionId}`;
}

const CHOICE = /^choice\.(\d{1,9})$/;
const WORDS = /^(words|number)\.(\d{1,9})\.(\d{1,9})$/;
const NUMBER = /^-?\d{1,9}(?:\.\d{1,4})?$/;

type Choice = NonNullable<LineOptionsInput['bundleOptions']>[number];

/**
 * Choices of a cart line as a form names them (BUND-08); undefined for a form without any. Whether
 * they fit the product is for the server to say.
 */
export function lineOptionsOf(
  values: Readonly<Record<string, unknown>>,
): LineOptionsInput | undefined {
  const members = new Map<number, Choice>();
  for (const [name, value] of Object.entries(values)) {
    const said = typeof value === 'string' && value.trim() !== '' ? readControl(name, value) : null;
    if (said) members.set(said.product, merge(members.get(said.product), said));
  }
  return members.size > 0 ? { bundleOptions: [...members.values()] } : undefined;
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
  return NUMBER.test(text.trim()) ? Number(text) : text;
}
