import { type LegalKind, type LegalPart, legalSections } from '#domain/company/legal.ts';
import type { Locale } from '#domain/locales.ts';
import { legalTexts } from '#locales/server-texts.ts';
import type { ElementContent, Node } from '#schemas/content/element.ts';
import type { RichTextDoc, RichTextNode } from '#schemas/content/values.ts';

/** Pages that name the seller in full. */
const WITH_SELLER: ReadonlySet<LegalKind> = new Set(['terms', 'privacy', 'returns']);

/** Texts of a kind of legal page in a language, as the files hold them. */
export const legalText = (kind: LegalKind, locale: Locale) => legalTexts(locale)[kind];

/** A legal page made of blocks: in the first of the languages, with translations in the others. */
export function legalDraft(
  kind: LegalKind,
  slug: string,
  [base, ...others]: readonly [Locale, ...Locale[]],
): ElementContent {
  const sections = textsOf(kind, base);
  const ids = { title: `legal-${kind}-title`, seller: `legal-${kind}-seller` };
  const parts: Node[] = [
    aNode(ids.title, 'heading', { text: sections.title }, TITLE_OPTIONS),
    ...sections.docs.map((text, at) =>
      aNode(`legal-${kind}-text-${at + 1}`, 'rich-text', { text }, optionsOf(at)),
    ),
    ...(WITH_SELLER.has(kind) ? [aNode(ids.seller, 'company-details', {}, {})] : []),
  ];
  return {
    schema: 1,
    type: 'page',
    handler: null,
    slug,
    language_code: base,
    meta: pageMeta(kind, base),
    mobileMeta: {},
    options: {},
    mobileOptions: {},
    parts,
    tr: Object.fromEntries(
      others.map((locale) => {
        const { title, docs } = textsOf(kind, locale);
        const texts = docs.map(
          (text, at) => [`legal-${kind}-text-${at + 1}`, { meta: { text } }] as const,
        );
        const own = {
          '.': { meta: pageMeta(kind, locale) },
          [ids.title]: { meta: { text: title } },
        };
        return [locale, { ...own, ...Object.fromEntries(texts) }];
      }),
    ),
  };
}

const TITLE_OPTIONS = { level: 'h1', size: 'xl', align: 'center', space: 's' };

/** What stands apart from the first section, such as a form to fill in, has a surface of its own. */
const optionsOf = (at: number) => (at === 0 ? {} : { background: 'soft' });

function pageMeta(kind: LegalKind, locale: Locale) {
  const { title, description } = legalText(kind, locale);
  return { title, seo: { title, description } };
}

function textsOf(kind: LegalKind, locale: Locale) {
  const { title, text } = legalText(kind, locale);
  return { title, docs: legalSections(text).map(docOf) };
}

function aNode(id: string, block: string, meta: Node['meta'], options: Node['options']): Node {
  return { id, block, v: 1, role: 'own', meta: meta ?? {}, options: options ?? {} };
}

function docOf(parts: readonly LegalPart[]): RichTextDoc {
  return { type: 'doc', content: parts.map(nodeOf) };
}

function nodeOf(part: LegalPart): RichTextNode {
  switch (part.type) {
    case 'heading':
      return { type: 'heading', attrs: { level: 2 }, content: [wordsOf(part.text)] };
    case 'paragraph':
      return paragraphOf(part.text);
    case 'list':
      return {
        type: 'bulletList',
        content: part.items.map((item) => ({ type: 'listItem', content: [paragraphOf(item)] })),
      };
  }
}

function paragraphOf(text: string): RichTextNode {
  return { type: 'paragraph', content: [wordsOf(text)] };
}

function wordsOf(text: string): RichTextNode {
  return { type: 'text', text };
}
