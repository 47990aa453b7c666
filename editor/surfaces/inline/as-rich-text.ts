import type { RichTextDoc, RichTextNode } from '#schemas/content/values.ts';

/** TipTap's JSON as a value of ours; null when it is no document. Attributes without value are dropped. */
export function asRichText(json: unknown): RichTextDoc | null {
  if (!isRecord(json) || json['type'] !== 'doc') return null;
  return { type: 'doc', content: nodesOf(json['content']) };
}

function nodesOf(list: unknown): RichTextNode[] {
  return Array.isArray(list) ? list.filter(isRecord).map(nodeOf) : [];
}

function nodeOf(node: Record<string, unknown>): RichTextNode {
  const { type, text, attrs, marks, content } = node;
  return {
    type: String(type),
    ...(typeof text === 'string' ? { text } : {}),
    ...(isRecord(attrs) ? { attrs: withValues(attrs) } : {}),
    ...(Array.isArray(marks) ? { marks: marks.filter(isRecord).map(markOf) } : {}),
    ...(Array.isArray(content) ? { content: nodesOf(content) } : {}),
  };
}

function markOf({ type, attrs }: Record<string, unknown>) {
  return { type: String(type), ...(isRecord(attrs) ? { attrs: withValues(attrs) } : {}) };
}

function withValues(attrs: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attrs).filter(([, value]) => value !== null && value !== undefined),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
