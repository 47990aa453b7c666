import TipTapLink from '@tiptap/extension-link';
import type { Editor } from '@tiptap/react';
import { isRecord } from '#runtime/content/json.ts';
import { textTargetHref } from '#runtime/links/text-target.ts';
import type { LINK_KINDS } from '#schemas/content/values.ts';
import { safeUrl } from '#schemas/formats.ts';

/** Where a link of a text leads, as its mark stores it: an address, a thing of the shop, or a file. */
export type LinkTarget =
  | { href: string }
  | { kind: (typeof LINK_KINDS)[number]; id: number; slug: string }
  | { file: { id: number } };

/** Attributes that say more than an address. On the canvas they are kept for copy and paste. */
const NAMES = ['kind', 'id', 'slug', 'file'] as const;

/** Links as the shop has them: nothing opens while it is edited, unsafe addresses are none. */
export const link = TipTapLink.extend({
  addAttributes() {
    const named = Object.fromEntries(
      NAMES.map((name) => [
        name,
        {
          default: null,
          rendered: false,
          parseHTML: (element: HTMLElement) => storedTarget(element)[name] ?? null,
        },
      ]),
    );
    return {
      ...named,
      href: {
        default: null,
        parseHTML: (element: HTMLElement) =>
          element.dataset['target'] === undefined ? element.getAttribute('href') : null,
        renderHTML: shownAttributes,
      },
    };
  },
}).configure({
  openOnClick: false,
  autolink: false,
  HTMLAttributes: {},
  isAllowedUri: (url) => safeUrl(url) !== null,
});

function storedTarget({ dataset }: HTMLElement): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(dataset['target'] ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    // Somebody else's attribute of the same name.
    return {};
  }
}

/** What is pasted elsewhere leads there too, but to files, whose addresses are not known here. */
function shownAttributes(attrs: Record<string, unknown>): Record<string, unknown> {
  if (!attrs['kind'] && !attrs['file']) return { href: attrs['href'] };
  const href = textTargetHref(attrs) ?? '#';
  const target = Object.fromEntries(NAMES.map((name) => [name, attrs[name] ?? undefined]));
  return { href, 'data-target': JSON.stringify(target) };
}

/** Where the link around the caret leads; null where there is none. */
export function targetAtCaret(editor: Editor): LinkTarget | null {
  if (!editor.isActive('link')) return null;
  const { href, kind, id, slug, file } = editor.getAttributes('link');
  if (isRecord(file)) return { file: { id: Number(file['id']) } };
  if (kind) return { kind, id, slug };
  return { href: String(href ?? '') };
}

/** Links the selected words, or the whole link around the caret; without either, `words` are put there. */
export function writeLink(editor: Editor, target: LinkTarget, words: string): void {
  const attrs = { href: null, kind: null, id: null, slug: null, file: null, ...target };
  if (editor.state.selection.empty && !editor.isActive('link')) {
    const text = { type: 'text', text: words, marks: [{ type: 'link', attrs }] };
    editor.chain().insertContent(text).run();
  } else {
    editor.chain().extendMarkRange('link').setMark('link', attrs).run();
  }
}

/** Takes the link off the words around the caret. */
export function removeLink(editor: Editor): void {
  editor.chain().extendMarkRange('link').unsetLink().run();
}
