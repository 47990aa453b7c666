import type { RichTextDoc } from '#schemas/content/values.ts';

/** A document of plain paragraphs, for examples. */
export function paragraphs(...texts: readonly string[]): RichTextDoc {
  return {
    type: 'doc',
    content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  };
}

/** A document that is one list with a dot before each line. */
export function bullets(...texts: readonly string[]): RichTextDoc {
  const content = texts.map((text) => ({ type: 'listItem', content: paragraphs(text).content }));
  return { type: 'doc', content: [{ type: 'bulletList', content }] };
}
