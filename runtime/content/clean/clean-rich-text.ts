import type { RichTextDoc, RichTextMark, RichTextNode } from '#schemas/content/values.ts';
import { safeUrl } from '#schemas/formats.ts';
import { isRecord } from '../json.ts';
import { cleanText } from './clean-text.ts';

/** What a rich-text field allows (`x-nodes`, `x-marks`). Paragraphs and text are always allowed. */
export interface RichTextRules {
  nodes: ReadonlySet<string>;
  marks: ReadonlySet<string>;
}

/** Deepest nesting of lists and quotes; what lies deeper is dropped. */
const MAX_DEPTH = 20;

/**
 * A rich-text document with nothing but what its field allows, in a shape TipTap can open: blocks in
 * blocks, text in paragraphs and headings, list items in lists. What is not allowed gives way to its
 * own text. Of attributes only the level of a heading (2 to 4), the start of a list and the safe
 * address of a link are kept. Never throws, whatever the document is.
 */
export function cleanRichText(doc: unknown, rules: RichTextRules): RichTextDoc {
  return { type: 'doc', content: cleanBlocks(contentOf(doc), rules, 0) };
}

function contentOf(node: unknown): unknown[] {
  return isRecord(node) && Array.isArray(node['content']) ? node['content'] : [];
}

/** Blocks in order; loose text between them is gathered into paragraphs. */
function cleanBlocks(
  nodes: readonly unknown[],
  rules: RichTextRules,
  depth: number,
): RichTextNode[] {
  const blocks: RichTextNode[] = [];
  let loose: RichTextNode[] = [];
  const closeParagraph = () => {
    if (loose.length > 0) blocks.push({ type: 'paragraph', content: loose });
    loose = [];
  };
  for (const node of depth > MAX_DEPTH ? [] : nodes) {
    const inline = cleanLeaf(node, rules);
    if (inline) {
      loose.push(inline);
      continue;
    }
    closeParagraph();
    blocks.push(...cleanBlock(node, rules, depth));
  }
  closeParagraph();
  return blocks;
}

function cleanBlock(node: unknown, rules: RichTextRules, depth: number): RichTextNode[] {
  if (!isRecord(node)) return [];
  const type = String(node['type']);
  const content = contentOf(node);
  if (type === 'paragraph') return [textBlock('paragraph', content, rules)];
  if (!rules.nodes.has(type)) return cleanBlocks(content, rules, depth + 1);
  switch (type) {
    case 'heading':
      return [{ ...textBlock('heading', content, rules), attrs: headingAttrs(node['attrs']) }];
    case 'bulletList':
    case 'orderedList':
      return cleanList(type, node, rules, depth);
    case 'blockquote': {
      const quoted = cleanBlocks(content, rules, depth + 1);
      return quoted.length > 0 ? [{ type, content: quoted }] : [];
    }
    case 'horizontalRule':
      return [{ type }];
    default:
      return cleanBlocks(content, rules, depth + 1);
  }
}

function textBlock(type: string, nodes: readonly unknown[], rules: RichTextRules): RichTextNode {
  const content = cleanInline(nodes, rules, 0);
  return content.length > 0 ? { type, content } : { type };
}

/** Text and line breaks, also out of nodes that may not be inside a paragraph. */
function cleanInline(
  nodes: readonly unknown[],
  rules: RichTextRules,
  depth: number,
): RichTextNode[] {
  if (depth > MAX_DEPTH) return [];
  return nodes.flatMap((node) => {
    const leaf = cleanLeaf(node, rules);
    return leaf ? [leaf] : cleanInline(contentOf(node), rules, depth + 1);
  });
}

/** A run of text or a line break; null for everything else, and for text that is empty. */
function cleanLeaf(node: unknown, rules: RichTextRules): RichTextNode | null {
  if (!isRecord(node)) return null;
  if (node['type'] === 'hardBreak')
    return rules.nodes.has('hardBreak') ? { type: 'hardBreak' } : null;
  if (node['type'] !== 'text' || typeof node['text'] !== 'string') return null;
  const text = cleanText(node['text']);
  if (text === '') return null;
  const marks = cleanMarks(node['marks'], rules);
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text };
}

/** The allowed marks, one of each kind. */
function cleanMarks(marks: unknown, rules: RichTextRules): RichTextMark[] {
  const list: unknown[] = Array.isArray(marks) ? marks : [];
  const kept = new Map<string, RichTextMark>();
  for (const item of list) {
    const mark = cleanMark(item, rules);
    if (mark && !kept.has(mark.type)) kept.set(mark.type, mark);
  }
  return [...kept.values()];
}

function cleanMark(mark: unknown, rules: RichTextRules): RichTextMark | null {
  if (!isRecord(mark) || typeof mark['type'] !== 'string') return null;
  const { type } = mark;
  if (!rules.marks.has(type)) return null;
  return type === 'link' ? cleanLink(mark) : { type };
}

function cleanLink({ attrs }: Record<string, unknown>): RichTextMark | null {
  const href = isRecord(attrs) && typeof attrs['href'] === 'string' ? attrs['href'] : '';
  const safe = safeUrl(href.normalize('NFC').trim());
  return safe === null ? null : { type: 'link', attrs: { href: safe } };
}

function headingAttrs(attrs: unknown): { level: number } {
  const level = isRecord(attrs) ? Number(attrs['level']) : 2;
  return { level: Number.isInteger(level) ? Math.min(4, Math.max(2, level)) : 2 };
}

function cleanList(
  type: string,
  node: Record<string, unknown>,
  rules: RichTextRules,
  depth: number,
): RichTextNode[] {
  if (!rules.nodes.has('listItem')) return cleanBlocks(contentOf(node), rules, depth + 1);
  const items = contentOf(node).flatMap((item) => cleanItem(item, rules, depth + 1));
  if (items.length === 0) return [];
  const start = type === 'orderedList' ? listStart(node['attrs']) : 1;
  return [{ type, ...(start > 1 && { attrs: { start } }), content: items }];
}

/** A list item begins with a paragraph; anything else that is in a list is put into an item. */
function cleanItem(item: unknown, rules: RichTextRules, depth: number): RichTextNode[] {
  const isItem = isRecord(item) && item['type'] === 'listItem';
  const blocks = cleanBlocks(isItem ? contentOf(item) : [item], rules, depth);
  if (blocks.length === 0) return [];
  const content = blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks];
  return [{ type: 'listItem', content }];
}

function listStart(attrs: unknown): number {
  const start = isRecord(attrs) ? attrs['start'] : 1;
  return typeof start === 'number' && Number.isInteger(start) && start > 1 && start < 10000
    ? start
    : 1;
}
