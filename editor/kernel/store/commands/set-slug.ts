import type { Command } from '../command.ts';
import { documentOf } from '../documents.ts';

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
