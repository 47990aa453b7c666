import type { Command } from '../command.ts';
import { documentOf } from '../documents.ts';

/** Writes a value of the element itself, such as the title of a page. Typing is one step. */
export function setElementField(elementId: number, field: string, value: unknown): Command {
  return {
    name: 'setField',
    merge: `element:${elementId}:${field}`,
    run(draft) {
      const element = documentOf(draft, elementId);
      if (element) element.meta[field] = value;
    },
  };
}

/** Changes the address of a page; the caller checked its form (EDIT-07). */
export function setSlug(elementId: number, slug: string): Command {
  return {
    name: 'setField',
    merge: `element:${elementId}:slug`,
    run(draft) {
      const element = documentOf(draft, elementId);
      if (element) element.slug = slug;
    },
  };
}
