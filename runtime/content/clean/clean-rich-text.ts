import type { RichTextDoc, RichTextNode } from '#schemas/content/values.ts';
import { TEXT_ALIGNMENTS } from '#schemas/content/values.ts';
import { isRecord, isRecordId } from '../json.ts';
import { cleanMarks } from './clean-marks.ts';
import { cleanText } from './clean-text.ts';

/** What a rich-text field allows (`x-nodes`, `x-marks`). Paragraphs and text are always allowed. */
export interface RichTextRules {
  nodes: ReadonlySet<string>;
  marks: ReadonlySet<string>;
}

/** Deepest nesting of lists and quotes; what lies deeper is dropped. */
const MAX_DEPTH = 20;
/** Cells of a table that one may stand for. */
const MAX_SPAN = 100;
/** As long as the description of any picture. */
const MAX_ALT = 300;

/**
 * A rich-text document with nothing but what its field allows, in a shape TipTap can open: blocks in
 * blocks, text in paragraphs and headings, list items in lists. What is not allowed gives way to its
 * own text. Of attributes only these are kept: the level of a heading (2 to 4), the alignment of
 * headings and paragraphs, the start of a list, the spans of a table's cell, the record and the
 * description of a picture, and where a link leads. Never throws, whatever the document is.
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
  if (type === 'paragraph') return [textBlock('paragraph', node, rules)];
  if (!rules.nodes.has(type)) return cleanBlocks(content, rules, depth + 1);
  switch (type) {
    case 'heading':
      return [textBlock('heading', node, rules)];
    case 'bulletList':
    case 'orderedList':
      return cleanList(type, node, rules, depth);
    case 'blockquote': {
      const quoted = cleanBlocks(content, rules, depth + 1);
      return quoted.length > 0 ? [{ type, content: quoted }] : [];
    }
    case 'horizontalRule':
      return [{ type }];
    case 'picture':
      return cleanPicture(node['attrs']);
    case 'table':
      return cleanTable(node, rules, depth);
    default:
      return cleanBlocks(content, rules, depth + 1);
  }
}

function textBlock(
  type: 'paragraph' | 'heading',
  { attrs: given, ...node }: Record<string, unknown>,
  rules: RichTextRules,
): RichTextNode {
  const content = cleanInline(contentOf(node), rules, 0);
  const attrs = { ...(type === 'heading' && headingLevel(given)), ...alignment(given, rules) };
  return {
    type,
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...(content.length > 0 && { content }),
  };
}

/** Fields that have no headings are lines of others, which stand as their block does. */
function alignment(attrs: unknown, { nodes }: RichTextRules): { textAlign?: string } {
  const given = isRecord(attrs) && nodes.has('heading') ? attrs['textAlign'] : undefined;
  const textAlign = TEXT_ALIGNMENTS.find((one) => one === given);
  return textAlign ? { textAlign } : {};
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
  const marks = cleanMarks(node['marks'], rules.marks);
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text };
}

function headingLevel(attrs: unknown): { level: number } {
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

function cleanPicture(attrs: unknown): RichTextNode[] {
  if (!(isRecord(attrs) && isRecordId(attrs['id']))) return [];
  const { id, alt } = attrs;
  const text = typeof alt === 'string' ? cleanText(alt).slice(0, MAX_ALT) : '';
  return [{ type: 'picture', attrs: text === '' ? { id } : { id, alt: text } }];
}

/** A table is rows of cells; what else is in it is put into a cell, as loose blocks into list items. */
function cleanTable(
  node: Record<string, unknown>,
  rules: RichTextRules,
  depth: number,
): RichTextNode[] {
  const rows = contentOf(node).flatMap((row) => cleanRow(row, rules, depth + 1));
  return rows.length > 0 ? [{ type: 'table', content: rows }] : [];
}

function cleanRow(row: unknown, rules: RichTextRules, depth: number): RichTextNode[] {
  const isRow = isRecord(row) && row['type'] === 'tableRow';
  const cells = (isRow ? contentOf(row) : [row]).flatMap((cell) =>
    cleanCell(cell, rules, depth + 1),
  );
  return cells.length > 0 ? [{ type: 'tableRow', content: cells }] : [];
}

function isCell(node: unknown): node is Record<string, unknown> {
  return isRecord(node) && (node['type'] === 'tableCell' || node['type'] === 'tableHeader');
}

/** A cell holds text, not a table of its own. */
function cleanCell(cell: unknown, rules: RichTextRules, depth: number): RichTextNode[] {
  const nodes = new Set([...rules.nodes].filter((name) => name !== 'table'));
  const inner = isCell(cell) ? contentOf(cell) : [cell];
  const content = cleanBlocks(inner, { ...rules, nodes }, depth);
  if (!isCell(cell)) return content.length > 0 ? [{ type: 'tableCell', content }] : [];
  const attrs = { ...span('colspan', cell['attrs']), ...span('rowspan', cell['attrs']) };
  return [
    {
      type: String(cell['type']),
      ...(Object.keys(attrs).length > 0 && { attrs }),
      content: content.length > 0 ? content : [{ type: 'paragraph' }],
    },
  ];
}

function span(name: 'colspan' | 'rowspan', attrs: unknown): Record<string, number> {
  const cells = isRecord(attrs) ? Number(attrs[name]) : 1;
  return Number.isInteger(cells) && cells > 1 && cells <= MAX_SPAN ? { [name]: cells } : {};
}
