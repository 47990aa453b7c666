import { type BlockField, fieldsOf } from '#runtime/content/block-fields.ts';
import type { NodePlan } from '#runtime/render/plan/node-plan.ts';
import { shorten } from '../document/plain-text.ts';
import { linesOf } from './document-words.ts';

/** Fewer words say too little of a page: the next text is taken as well. */
const ENOUGH = 60;

/**
 * What search engines and shared links say of a page that has no description of its own: the first
 * texts on it, from above. Headings and labels are none. Empty for a page without texts.
 */
export function composedDescription(plans: readonly NodePlan[]): string {
  let words = '';
  for (const text of textsIn(plans)) {
    words = `${words} ${text}`.trim();
    if (words.length >= ENOUGH) break;
  }
  return shorten(words);
}

function* textsIn(plans: readonly NodePlan[]): Generator<string> {
  for (const { block, values, slots, frame } of plans) {
    // What only some see is not for search engines.
    if (frame.common.audience !== 'all') continue;
    for (const field of fieldsOf(block.schema).list) {
      const text = textOf(field, values[field.name]);
      if (text !== '') yield text;
    }
    yield* textsIn(Object.values(slots).flat());
  }
}

function textOf({ schema }: BlockField, value: unknown): string {
  if (schema['x-private'] === true) return '';
  if (schema['x-control'] === 'richtext') return inOneLine(linesOf(value).join(' '));
  return schema['x-control'] === 'textarea' && typeof value === 'string' ? inOneLine(value) : '';
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
